import type { LanguageWords } from './language-words.ts';

/** The Portuguese words that the reader of excerpts knows. */
export const portuguese: LanguageWords = {
  functionWords: `a ao aos as com como da das de do dos e ela ele em essa esse esta este eu foi ha isso isto lhe mais me meu minha na nao nas no nos o onde os ou
   para pela pelo pode podem por porque posso qual quais quando quanta quantas quanto quantos que quem se sem ser seu sua tem um uma umas uns
   aas agora ai ainda algum alguma alguns alguem ali antes aquela aquele aqueles aquilo aqui assim ate atraves cada ca caso certo coisa coisas cujo daquela daquele dela dele deles dessa desse desta deste
   deve devem devo disso disto dizer diz depois desde dum duma durante elas eles enquanto entao entre era eram estao estar estamos estou fazem fazer faco faz feito ficar fica ficam foram ha-de haver ir vai vao vamos
   isso ja la levar levam lhes logo ma mesma mesmo meus minhas muita muito muitas muitos nada nem nenhum nenhuma nessa nesse nesta neste nossa nossas nosso nossos numa num nunca outra outras outro outros
   paras pelas pelos perante pois pouca pouco poucos precisa precisam preciso primeiro propria proprio qualquer quase quer quero sao seja sejam sempre sera seus si sim sobre so somos sou suas
   tal tambem tanta tanto tao temos tenho ter teve tinha toda todas todo todos tu tua tudo ultima ultimo vez vezes voce voces vos vosso vossa ql qd q pq tb tipo ve-se pode-se deve-se paga-se fica-se la-se pe cuidado`,
  beforeNouns:
    'um uma uns umas o os as do da dos das ao aos à no na nos nas pelo pela num numa meu minha nosso nossa seu sua',
  limiting: 'para em no na nos nas de do da dos das com sem',
  asks: {
    temperature: 'que/qual temperatura/temperaturas, quantos graus',
    frequency: 'com que/qual frequência, quantas vezes, de quanto em quanto tempo, de quantos em quantos',
    clock: 'que/qual hora/horas',
    duration: 'quanto tempo, quanto dura/duram/demora/demoram, quantos/quantas horas/dias/minutos/semanas/meses/anos',
    time: 'quando, que/qual/em que dia/dias/data/datas/mês/meses/ano/anos/semana',
    money:
      'quanto dinheiro, quanto ? custa/custam/custou/custava/custará, quanto é o/a, quanto ? pago/paga/pagam/pagamos/pagar/cobra/cobram/cobramos/ganha/levam/vale, quanto se paga, quanto vamos/temos de pagar, quantos euros/reais, qual é/era/foi o/a ? preço/custo/valor/tarifa/renda/sinal/desconto/salário/aluguel, que/qual preço/custo/valor/renda/sinal/desconto/salário',
    size: 'quanto mede/medem/pesa/pesam, que tamanho/altura/largura/profundidade/peso',
    count: 'quanto/quanta/quantos/quantas, que/qual idade/percentagem/número/quantidade',
    name: '^quem, ^a/com/de/por/para/e quem, como se chama/chamam',
    reason:
      'por que/quê, porque, porquê, qual é o motivo, qual o motivo, qual é a razão, qual a razão, por que motivo/razão',
    place: 'onde/aonde, em que/qual sala/lugar/sítio/edifício/piso/andar/rua/cidade/país/gabinete',
    other: 'qual/quais, que, como, quê',
    'yes or no':
      '^pode/podem/podemos/posso/pode-se/há/tem/temos/tenho/devo/devemos/preciso/é/são/está/estão/existe, ^é preciso',
  },
  onlyAsking:
    'que/qual hora/horas, quanto tempo/dinheiro, quantas vezes, que frequência, de quanto em quanto tempo, que motivo',
  pricing: 'custa*, custo*, preço*, vale*, pag*, hora*, quilo*, kg, grama*, litro*, metro*, peça*, por',
  counting: 'quantos/quantas/quanta',
  shows: {
    time: 'até, desde, antes, depois, durante, quando, sempre, nunca, fim, início, hoje, amanhã, ontem, manhã, tarde, noite, meia-noite, meio-dia, último/última, primeiro/primeira, cada, verão, inverno, primavera, outono',
    clock: 'meio-dia, meia-noite, manhã, noite, tarde',
    money:
      'euro/euros, reais, gratuito/gratuita, grátis, preço/preços, custa/custam, custo/custos, pagamento, orçamento',
    frequency:
      'cada, vez, vezes, semanal/semanalmente, mensal/mensalmente, anual/anualmente, diário/diariamente, sempre, nunca, por dia/mês/ano',
    place: 'em, na, no, nas, nos, junto, atrás, debaixo, sobre, perto',
    reason: 'porque, pois, devido, portanto, motivo, razão, para evitar, causa',
    'yes or no':
      'não, nunca, pode, podem, deve, devem, proibido/proibida/proibidos/proibidas, só, sempre, apenas, obrigatório/obrigatória, permitido/permitida, nenhum/nenhuma',
  },
  free: 'grátis, gratuito/gratuita/gratuitos/gratuitas, gratuitamente',
  numbers:
    'dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, quinze, vinte, trinta, quarenta, cinquenta, sessenta, cem, cento, mil, metade, meio, nenhum/nenhuma, treze, catorze, dezasseis, dezoito, setenta, oitenta, noventa',
  one: 'um, uma',
  units: {
    time: 'segundo/segundos, minuto/minutos, hora/horas, dia/dias, noite/noites, semana/semanas, mês/meses, ano/anos',
    size: 'litro/litros, página/páginas, palavras, por cento, metro/metros, tonelada/toneladas, milhão/milhões, caracteres',
    degree: 'grau/graus',
    clock: 'hora/horas',
  },
  beforeUnits: 'boas, longas, úteis',
  beforeClock: 'às, as, à',
  bounds: 'máximo, mínimo, mais, menos, novo/nova',
  seasons: 'verão, inverno, primavera, outono',
  negations: 'não, sem, nunca, jamais, nenhum/nenhuma, ninguém, nada, nem',
  denials:
    'proibido/proibida/proibidos/proibidas, impossível, fechado/fechada/fechados/fechadas, excluído/excluída/excluídos/excluídas',
  opensQuestion:
    'quando, onde, qual/quais, quem, quanto/quanta/quantos/quantas, como, posso, podemos, preciso, devo, que hora/horas/dia/dias/documentos, há, pode-se',
  asksExistence: 'há, têm',
  beforeAsking: 'a, de, desde, até, para, com, em, por, a partir de',
  and: 'e, e também',
  greetings: 'olá, bom dia, boa tarde/noite',
  courtesies:
    'muito obrigado/obrigada, obrigado/obrigada, por favor, poderia/pode/podia dizer-me, pode me dizer, gostaria/gostava/queria de saber, gostaria/queria saber',
  thanks: 'obrigado/obrigada, muito obrigado/obrigada, atenciosamente, com os melhores cumprimentos',
  old: 'antigo/antiga/antigos/antigas, anterior/anteriores',
  current: 'atual/atuais, atualmente, agora',
  replaced:
    'substituído/substituída por/pelo/pela/pelos/pelas, obsoleto/obsoleta, revogado/revogada, caducado/caducada, sem efeito, já não é válido/válida',
  refersBack: 'aqui, ali, este/esta/isto/estes/estas, esse/essa/isso/esses/essas, ele, ela, eles, elas',
  questionLabels: 'p, pergunta',
  replyLabels: 'r, resposta',
  abbreviations: 'Sra, Dra, Exmo, Exma, art, pág, tel, av, nº',
  synonyms: `
alugar aluguer arrendar renda; preço custo tarifa valor; custar pagar; pagar pagamento liquidar; comprar compra encomendar; sinal depósito caução adiantamento; reembolsar reembolso devolver devolução; multa coima; salário ordenado vencimento ganhar
fatura recibo; desconto redução; grátis gratuito; fechar encerrar fechado encerrado; abrir abertura aberto; começar iniciar início; acabar terminar fim; durar duração; rápido depressa; frequência; imediatamente logo; diário dia; semanal semana
mensal mês; anual ano; prazo limite; férias licença; doente doença; médico doutor; hospital clínica; medicamento remédio comprimido; ferida lesão; ajuda ajudar; criança filho; aluno estudante; professor docente; aula curso; exame prova; cliente
visitante visita hóspede; empregado trabalhador funcionário pessoal; chefe responsável diretor; dono proprietário; empresa firma; trabalho emprego; estagiário aprendiz; rescindir rescisão; substituto substituição; carro automóvel viatura veículo
bicicleta; viagem deslocação; estacionar estacionamento; casa edifício; apartamento; inquilino arrendatário; elevador; escada; cave; entrada porta; lixo resíduos; lavar lavagem; limpar limpeza; avariado estragado avaria dano; reparar reparação arranjar
trocar substituir; perder perdido perda; roubo furto; acidente incidente; incêndio fogo; emergência urgência; perigo risco; segurança; telefone ligar telefonar; avisar informar comunicar; perguntar pergunta pedido; responder resposta; queixa reclamação
reunião encontro; permitido autorizado; proibido interdito; obrigatório dever; necessário precisar; cancelar anular; reservar reserva marcar; inscrever inscrição; sócio membro; aprovar aprovação; alterar mudar modificar; apagar eliminar; guardar conservar
enviar mandar; receber obter; trazer levar; levantar buscar recolher; entregar entrega; verificar controlar inspeção testar; máximo; mínimo; quente temperatura; comer refeição; fumar; ruído barulho silêncio; roupa vestuário; documento ficheiro; foto imagem
garantia; contrato acordo; regra norma; seguro apólice; proposta orçamento; fornecedor; produto artigo; armazém
`,
};
