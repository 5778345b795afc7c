### What the terminal client says.

welcome = Chance is sealed as { $commitment }… Type ? for help.
you-are = You: { $seat }
pass-to = Pass the keyboard to { $seat } and press Enter.

how-some = { $least ->
    [0] { $most ->
        [1] Choose one or none: type its number, or 0.
       *[other] Choose up to { $most }: type their numbers, such as 1 2.
    }
   *[other] Choose { $least } to { $most }: type their numbers, such as 1 2.
}
how-exactly = { $most ->
    [1] Choose 1: type its number.
   *[other] Choose { $most }: type their numbers, such as 1 2 or 1-5.
}
how-order = Type all numbers in the order you want, such as 2 1.

answer-unknown = “{ $text }” is none of the options: type an option’s number, or ? for help.
answer-ambiguous = “{ $text }” could be { $some }: type its number, or more of it.
answer-no-number = There is no option { $text }: the numbers go from { $first } to { $last }.
answer-twice = You named the same thing twice.
answer-exactly = Choose exactly { $least }, not { $count }.
answer-between = Choose { $least } to { $most }, not { $count }.
answered-secretly = answers in secret

help =
    Answer with the number of an option, with its id, with the start of its id or its words,
    or with what stands on the board.
      why           what is not possible now, and by which rule
      hint          what a bot would do on your seat, and why
      card NAME     what a card does (look NAME: any piece or place)
      rules WORDS   look something up in the rules, by words or by number
      board         draw the board again
      options       ask again, and show the ids of all options
      log           everything that has happened (log 20: the last 20 lines)
      undo          take your last answer back
      save FILE     write the match to a file
      quit          stop; you can go on later

why-not = Not possible now:
why-nothing = Nothing is held back: everything the rules know here is among the options.
hint = A bot would: { $option }. “{ $why }”
hint-none = For this game nobody has advice.
look-what = Say what to look at, such as: card fire
look-unknown = Nothing here is called “{ $text }”.
look-nothing = There is nothing more to say about it.
rules-what = Say what to look for, such as: rules malfunction disc
rules-none = No rule speaks of “{ $text }”.
rules-more = … and { $count } more; add a word to narrow it down.
undo-not = Your last answer stands: chance or something hidden has been shown since, or somebody else has chosen.
undo-done = Taken back.
save-where = Say where to, such as: save match.json
saved = Saved in { $file }.
keep-where = Where should the match be kept? Enter: { $file }; or a file’s name; or - to throw it away.
kept = The match is kept. Go on with: hullbreach play --resume { $file }{ $seats }
kept-finished = The match is kept. See it again with: hullbreach replay { $file }

replay-where = After { $at } of { $length } answers. Enter: on, b: back, a number: go there, q: leave.
replay-how = Press Enter, or type b, q, or a number up to { $length }.
replay-end = That was the last answer.
report-differs = The report was written by Hullbreach { $version }; this program shows its last moment otherwise.

games-seats = for { $seats } seats

content-group = Group
content-id = Record
content-name = Name
content-decks = Deck
content-source = Source
content-sure = Sure
content-none = No record fits.
content-count = { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $doubtful } doubtful.
source-rulebook = rulebook
source-public = public
source-designed = designed
source-recalled = recalled
