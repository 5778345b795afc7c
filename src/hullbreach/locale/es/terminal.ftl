### Lo que dice el programa en el terminal.

welcome = El azar está sellado como { $commitment }… Escribe ? para ver la ayuda.
you-are = Tú: { $seat }
pass-to = Pasa el teclado a { $seat } y pulsa Intro.

how-some = { $least ->
    [0] { $most ->
        [1] Elige uno o ninguno: escribe su número, o 0.
       *[other] Elige hasta { $most }: escribe sus números, por ejemplo 1 2.
    }
   *[other] Elige de { $least } a { $most }: escribe sus números, por ejemplo 1 2.
}
how-exactly = { $most ->
    [1] Elige 1: escribe su número.
   *[other] Elige { $most }: escribe sus números, por ejemplo 1 2 o 1-5.
}
how-order = Escribe todos los números en el orden que quieras, por ejemplo 2 1.

answer-unknown = «{ $text }» no está entre las opciones: escribe el número de una opción, o ? para ver la ayuda.
answer-ambiguous = «{ $text }» puede ser { $some }: escribe su número o algo más.
answer-no-number = No hay opción { $text }: los números van de { $first } a { $last }.
answer-twice = Has nombrado dos veces lo mismo.
answer-exactly = Elige exactamente { $least }, no { $count }.
answer-between = Elige de { $least } a { $most }, no { $count }.
answered-secretly = responde en secreto

help =
    Responde con el número de una opción, con su clave, con el principio de su clave o de
    su texto, o con lo que figura en el tablero.
      why             qué no es posible ahora, y por qué regla
      hint          qué haría un bot en tu puesto, y por qué
      card NOMBRE     qué hace una carta (look NOMBRE: cualquier pieza o lugar)
      rules PALABRAS  busca en las reglas, por palabras (en inglés) o por número
      board           dibuja otra vez el tablero
      options         repite la pregunta y muestra todas las claves
      log             todo lo que ha pasado (log 20: las últimas 20 líneas)
      undo            retira tu última respuesta
      save ARCHIVO    guarda la partida en un archivo
      quit            para; podrás seguir más tarde

why-not = Ahora no es posible:
why-nothing = Nada queda fuera: todo lo que las reglas conocen aquí está entre las opciones.
hint = Un bot elegiría: { $option }. «{ $why }»
hint-none = Para este juego nadie tiene consejos.
look-what = Di qué quieres ver, por ejemplo: card fuego
look-unknown = Aquí nada se llama «{ $text }».
look-nothing = No hay más que decir sobre esto.
rules-what = Di qué buscas, por ejemplo: rules malfunction disc
rules-none = Ninguna regla habla de «{ $text }».
rules-more = … y { $count } más; añade una palabra para afinar.
undo-not = Tu última respuesta queda: desde entonces se ha visto azar o algo oculto, o ha elegido otra persona.
undo-done = Retirada.
save-where = Di dónde, por ejemplo: save partida.json
saved = Guardada en { $file }.
keep-where = ¿Dónde se guarda la partida? Intro: { $file }; o el nombre de un archivo; o - para tirarla.
kept = La partida está guardada. Sigue con: hullbreach play --resume { $file }{ $seats }
kept-finished = La partida está guardada. Para verla otra vez: hullbreach replay { $file }

replay-where = Tras { $at } de { $length } respuestas. Intro: adelante, b: atrás, un número: ir allí, q: salir.
replay-how = Pulsa Intro, o escribe b, q o un número hasta { $length }.
replay-end = Esa fue la última respuesta.
report-differs = El informe es de Hullbreach { $version }; este programa muestra su último momento de otra manera.

games-seats = para { $seats } puestos

content-group = Grupo
content-id = Registro
content-name = Nombre
content-decks = Mazo
content-source = Fuente
content-sure = Seguro
content-none = Ningún registro coincide.
content-count = { $records ->
    [one] 1 registro
   *[other] { $records } registros
}, { $doubtful } con dudas.
source-rulebook = reglamento
source-public = público
source-designed = diseñado
source-recalled = recordado
