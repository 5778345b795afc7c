## Donde las ediciones difieren: el primer valor es nuestra lectura, la regla está en el registro

setting-first_weakness = la primera debilidad ayuda desde conocimiento 3 (knowledge), o solo tras un análisis o con un superviviente de la Nemesis (analysis); LD-06.11
setting-pod_hand = entrar en una cápsula cuesta toda la mano (whole), o solo las cartas de acción (actions); LD-11.02
setting-archive = el Archivo muestra cualquier protocolo (any), o uno neutral (neutral); LD-11.14
setting-alarm_end = cuando acaba la alarma se purga el complejo (purge), o los de dentro viven (check); LD-12.01a
setting-nest = el Nido se destruye con el complejo (destroyed), o no (stands); LD-12.02c
setting-fire_wound = el fuego hiere al final de cada turno (turn), o solo al pasar (pass); LD-13.06
setting-noise_fades = el ruido se apaga donde ningún extremo del pasillo tiene personajes (away), o un extremo no los tiene (beside); LD-13.09a
setting-adult_token = la ficha de un adulto o reproductor vuelve a la bolsa antes de las tiradas de ruido (before), o después (after); LD-13.13d
setting-queen_token = la propia ficha de la reina llega al Nido (used), o vuelve a la bolsa y se roba otra (returned); LD-13.13g
setting-surprise = un ataque sorpresa cuenta toda la mano (hand), o solo cartas de acción (actions); LD-20.02d
setting-target = los xenos atacan a quien tiene menos cartas de acción (actions), o cartas en mano (hand); LD-22.02a
setting-analysed_again = un objeto de tipo ya analizado vuelve a la reserva (supply), o sale del juego (removed); LD-23.10b
setting-dropped_item = un objeto soltado va debajo de su mazo (deck), o sale del juego (removed); LD-25.09b
setting-guard_room = el Cuerpo de guardia da un taser o un traje (taser), o un neutralizador o un traje (neutralizer); LD-28.09
setting-repository = en el Repositorio puede fabricar cualquiera que esté allí (everybody), o quien actúa (acting); LD-29.03
