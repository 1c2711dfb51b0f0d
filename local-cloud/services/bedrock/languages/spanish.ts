import type { LanguageWords } from './language-words.ts';

/** The Spanish words that the reader of excerpts knows. */
export const spanish: LanguageWords = {
  functionWords: `a al como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde e el ella en es esa ese esta estan este ha hasta hay la las le les lo
   los me mi mis muy no nos o para pero por porque puede pueden puedo que quien quienes se ser si sin son su sus tiene tienen tengo un una unas unos y ya debe deben debo hace hacer muy nuestra nuestro pasa posible tenemos tener todo todos`,
  beforeNouns: 'un una unos unas el la los las del al mi mis nuestro nuestra nuestros nuestras su sus este esta',
  limiting: 'para en de del con sin',
  asks: {
    temperature: 'qué/cuál temperatura/temperaturas, cuántos grados',
    frequency: 'con qué frecuencia, cada cuánto, cuántas veces',
    clock: 'qué hora/horas',
    duration: 'cuánto tiempo, cuánto dura/duran/tarda/tardan, cuántos/cuántas días/meses/años/horas/minutos/semanas',
    time: 'cuándo, qué día/días/fecha/fechas/mes/meses/año/años/semana',
    money:
      'cuánto dinero, cuánto ? cuesta*/vale/valen/costo/costó/costaba/pago/paga/pagan/pagamos/pagar/cobra/cobran/cobramos/cobro, cuánto hay/tengo que pagar, cuántos euros, cuál es/era el/la/nuestro/nuestra ? precio/importe/coste/tarifa/alquiler/descuento/sueldo/salario/fianza, qué precio/precios/tarifa/importe/alquiler/descuento/sueldo, a cuánto',
    size: 'qué tamaño/altura/anchura/profundidad/distancia/peso, cuánto mide/miden/pesa/pesan',
    count: 'cuánto/cuánta/cuántos/cuántas, qué edad/porcentaje/número/cantidad',
    name: 'quién/quiénes, cómo se llama/llaman',
    reason: 'por qué, porqué, a qué se debe, cuál es el motivo/razón, cuál es la razón/causa, por qué motivo/razón',
    place: 'dónde/adónde, en qué sala/habitación/lugar/sitio/edificio/planta/piso/calle/ciudad/país',
    other: 'qué, cuál/cuáles, cómo',
    'yes or no':
      '^puedo/podemos/puede/pueden/hay/es/está/están/son/tengo/tenemos/tiene/tienen/debo/debemos, ^se puede/pueden, ^hace falta',
  },
  onlyAsking: 'qué hora/horas, cuánto tiempo/dinero, cuántas veces, qué frecuencia, cada cuánto',
  pricing: 'costa*, cuesta*, precio*, vale*, pag*, hora*, kilo*, kg, gramo*, litro*, metro*, pieza*, por',
  counting: 'cuántos/cuántas/cuánta',
  shows: {
    time: 'hasta, desde, primero/primer/primera, último/última, fin, cuando, antes, después, durante, cada, siempre, nunca, hoy, mañana, ayer, noche, tarde, mediodía, medianoche, verano, invierno, primavera, otoño, siglo',
    clock: 'mediodía, medianoche, mañana, noche, tarde, madrugada',
    money: 'euro/euros, peso/pesos, céntimos, gratis, gratuito/gratuita, precio/precios, cuesta/cuestan, presupuesto',
    frequency:
      'cada, diario/diaria/diariamente, vez, veces, semanal/semanalmente, mensual/mensualmente, anual/anualmente, siempre, nunca, al día/mes/año',
    place: 'en, sobre, bajo, detrás, junto, enfrente, cerca, dentro',
    reason: 'porque, pues, debido, para que, para evitar, motivo/motivos, causa, razón, por eso',
    'yes or no':
      'no, nunca, solo, puede, pueden, debe, deben, siempre, prohibido/prohibida, permitido/permitida, posible, ningún/ninguna',
  },
  free: 'gratis, gratuito/gratuita/gratuitos/gratuitas',
  numbers:
    'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, quince, veinte, treinta, cuarenta, cincuenta, sesenta, cien, ciento, mil, mitad, medio, tercio, once, trece, catorce, dieciocho, setenta, ochenta, noventa',
  one: 'un, una, uno',
  units: {
    time: 'segundo/segundos, minuto/minutos, hora/horas, día/días, noche/noches, semana/semanas, mes/meses, año/años',
    size: 'litro/litros, página/páginas, palabras, por ciento, archivos, metro/metros, tonelada/toneladas, millón/millones, caracteres',
    degree: 'grado/grados',
    clock: 'hora/horas',
  },
  beforeUnits: 'hábiles, largas, completos',
  beforeClock: 'a las, las',
  bounds: 'máximo, mínimo, más, menos, nuevo/nueva',
  seasons: 'verano, invierno, primavera, otoño',
  negations: 'no, sin, nunca, jamás, ningún/ninguno/ninguna, nadie, nada, tampoco',
  denials:
    'prohibido/prohibida/prohibidos/prohibidas, imposible, cerrado/cerrada/cerrados/cerradas, excluido/excluida/excluidos/excluidas',
  opensQuestion:
    'cuándo, dónde, cuál/cuáles, quién/quiénes, cuánto/cuánta/cuántos/cuántas, cómo, puedo, podemos, hay, tengo, debo, qué hora/horas/día/días/fecha/plazo/precio/número/documentos, se puede/pueden',
  asksExistence: 'hay, tienen',
  beforeAsking: 'a, de, desde, hasta, para, con, en, por, a partir de',
  and: 'y, y también',
  greetings: 'hola, buenos días, buenas tardes/noches, buenas',
  courtesies:
    'muchas gracias, gracias, por favor, podría/puede usted decirme, podría/puede/podrías/puedes decirme, me podría/puede/podrías/puedes decir, quisiera/quería/quiero saber, me gustaría saber',
  thanks: 'gracias, muchas gracias, un saludo, saludos, atentamente',
  old: 'antiguo/antigua/antiguos/antiguas, anterior/anteriores',
  current: 'actual/actuales, actualmente, ahora',
  replaced:
    'sustituido/sustituida/reemplazado/reemplazada por, obsoleto/obsoleta, derogado/derogada, caducado/caducada, anulado/anulada, ya no vigente/válido/válida',
  refersBack: 'aquí, allí, él, este/esta/esto/estos/estas, ese/esa/eso/esos/esas, ella, ellos, ellas',
  questionLabels: 'p, pregunta',
  replyLabels: 'r, respuesta',
  abbreviations: 'Sra, Dra, D, Dña, art, pág, tel, p.ej, núm, avda, Ud, Uds',
  synonyms: `
alquilar alquiler arrendar; precio costo coste tarifa; costar pagar; pagar pago abonar; comprar compra; deposito anticipo senal fianza; devolver reembolsar devolucion; multa sancion; sueldo salario; factura recibo
descuento rebaja; gratis gratuito; cerrar cierre cerrado; abrir apertura abierto; empezar comenzar inicio; terminar acabar fin; durar duracion; rapido pronto; frecuencia; inmediatamente enseguida
diario dia; semanal semana; mensual mes; anual ano; vacaciones permiso; enfermo enfermedad; medico doctor; hospital clinica; medicamento medicina; herida lesion; ayuda ayudar; nino hijo; alumno estudiante
profesor maestro; clase curso; examen prueba; cliente; visitante visita huesped amigo; visita visitante; empleado trabajador personal; jefe responsable director encargado; dirigir; dueno propietario; empresa compania
trabajo puesto; aprendiz; coche vehiculo auto; bicicleta bici; viaje; aparcar estacionar aparcamiento; casa edificio; piso apartamento; inquilino; ascensor; escalera; basura residuos; lavar lavadora
limpiar limpieza; roto averiado dano averia; reparar reparacion arreglar; cambiar sustituir reemplazar; perder perdido; robo robar; incendio fuego; emergencia urgencia; peligro riesgo; seguridad
telefono llamar; correo; avisar informar comunicar; preguntar pedir solicitar; responder respuesta; queja reclamacion quejar; reunion reunir encuentro; reunir encuentro; permitido permitir; prohibido; obligatorio deber
necesario necesitar; cancelar anular cancelacion; reservar reserva; inscribir inscripcion; socio miembro; modificar; borrar eliminar; guardar conservar; enviar mandar; recibir; traer llevar; recoger
entregar entrega; comprobar revisar controlar; maximo limite; minimo; caliente temperatura; comer comida; fumar; ruido silencio musica; ropa llevar; documento archivo; foto imagen; ordenador; contrasena clave
garantia; contrato acuerdo; regla norma; seguro; oferta presupuesto; proveedor; producto articulo; marchar salir; salida salir; llegar llegada entrada; quedarse permanecer
`,
};
