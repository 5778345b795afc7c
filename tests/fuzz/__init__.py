"""Inputs from outside, turned and twisted: each gets an answer or one clear refusal, never a crash.

    make fuzz
    python -m tests.fuzz positions --inputs 1000000

`targets` says what is tried, `mutations` how inputs are made from good ones. Atheris guides the
mutations by the code they reach; without it they are made blindly.
"""
