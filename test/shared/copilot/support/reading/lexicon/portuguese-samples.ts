/** For each meaning that Portuguese has words for, one of these words with all its meanings. */
export const PORTUGUESE_SAMPLES = `
    duas = number:2 | dezesseis = number:16 | dezessete = number:17 | dezenove = number:19 | duzentos = number:200
    trezentos = number:300 | quatrocentos = number:400 | quinhentos = number:500 | seiscentos = number:600
    setecentos = number:700 | oitocentos = number:800 | novecentos = number:900 | cem = scale:100 | mil = scale:1000
    milhão = scale:1000000 | mil milhões = scale:1000000000 | dúzia = scale:12 | meio = number:0.5 | dobro = times:2
    vezes = unit:times | e meia = plus:0.5 | e um quarto = plus:0.25 | menos um quarto = plus:-0.25
    quarto de hora = unit:quarterhour | uma vez = times:1 | segundos = unit:second | minuto = unit:minute
    hora = unit:hour or clock | dia = unit:day | dia útil = unit:workday | semana = unit:week | mês = unit:month
    trimestre = unit:quarter | ano = unit:year | por cento = unit:percent | euro = unit:eur | dólar = unit:dollar
    libra esterlina = unit:gbp | reais = unit:brl | franco = unit:chf | cêntimo = unit:cent | da tarde = clock:pm
    da manhã = clock:am | meio-dia = clockword:12 | meia-noite = clockword:24 | não = not | não só = plain
    pelo menos = bound:min | no máximo = bound:max | mais de = bound:over | menos de = bound:under | aproximadamente = bound:about
    desde = bound:from | até ao = bound:until | depois de = bound:after | antes = bound:before | se = if | salvo = except
    só = only | porque = because | todos = all | alguns = some | por = per | e = and | mas = but | diário = period:day
    semanal = period:week | mensal = period:month | trimestral = period:quarter | anual = period:year | por hora = period:hour
    por noite = period:night | por minuto = period:minute | por segundo = period:second | deve = modal:must | opcional = modal:may
    pode = modal:can | deveria = modal:should | permitido = +allow | proibido = -allow | incluído = +include | excluído = -include
    pago = +fee | não custa nada = -fee | aberto = +open | fechado = -open | aceita = +accept | rejeita = -accept
    válido = +valid | inválido = -valid | ativado = +enable | desativado = -enable | aumenta = change:up | diminui = change:down
    começa = order:start | termina = order:end | último = rank:last | compra = trade:buy | vende = trade:sell
    esquerda = side:left | à direita = side:right | interior = place:inside | exterior = place:outside | de manhã = time:morning
    à tarde = time:afternoon | à noite = time:night | verão = season:summer | inverno = season:winter | primavera = season:spring
    outono = season:autumn | quente = heat:hot | frio = heat:cold | bruto = money:gross | líquido = money:net
    tempo inteiro = work:full | tempo parcial = work:part | inquilino = lease:tenant | senhorio = lease:landlord
    cliente = deal:customer | fornecedor = deal:supplier | empregador = job:employer | empregado = job:employee
    por correio = way:mail | por correio eletrónico = way:email | por telefone = way:phone | vermelho = color:red
    verde = color:green | azul = color:blue | amarelo = color:yellow | preto = color:black | branco = color:white
    laranja = color:orange | pagar = same:pay | férias = same:leave | contrato = same:contract | anula = same:cancel
    verifica = same:check | carro = same:car | comunicar = same:tell | documento = same:document | guarda = same:keep
    recebe = same:get | terço = fraction:3 | quartos = fraction:4 | quintos = fraction:5 | a qualquer momento = ever
    primeiro = ordinal:1 | março = month:3 | segunda-feira = weekday:1 | três = number:3 | quatro = number:4 | trinta = number:30
    quarenta = number:40 | % = unit:percent | € = unit:eur | kg = unit:kilogram | °c = unit:celsius
  `;
