/**
 * The Italian and Portuguese words of the things in `translations.ts`, each group after an English word of that thing,
 * without accents. A word that means something else in the other of these languages is left out.
 */
export const ROMANCE_WORDS = `
monday lunedi segunda; tuesday martedi terca; wednesday mercoledi quarta; thursday giovedi quinta; friday venerdi sexta; saturday sabato sabado; sunday domenica domingo; weekend fim-de-semana
january gennaio janeiro; february febbraio fevereiro; march; april aprile abril; may maggio maio; june giugno junho; july luglio julho; august agosto; september settembre setembro; october ottobre outubro
november novembre novembro; december dicembre dezembro; spring primavera; summer verao; autumn autunno outono; winter inverno; easter pasqua pascoa; christmas natale natal; holiday festivo festivi feriado feriados
day giorno giorni dia dias giornata; week settimana settimane semana semanas; month mese mesi meses mensile mensal; year anno anni ano anos annuale anual; hour ora ore hora horas; minute minuto minuti minutos
morning mattina mattino manha; afternoon pomeriggio tarde; evening; night notte notturno notturna notti stanotte noite noites noturno plantao plantoes; noon mezzogiorno meio-dia; today oggi hoje; tomorrow domani amanha
deadline scadenza scadenze scade prazo prazos; appointment appuntamento appuntamenti consulta marcacao marcacoes marcar; duration durata dura duracao; holidays ferie ferias vacanze; leave permesso licenca
open aperto apre aprite apertura aberto abre abrem abertura; close chiuso chiude chiudete chiusura fechado fecha fecham encerra; begin inizio inizia comincia comeca inicio; end finisce termina fim acaba
price prezzo prezzi preco precos tariffa tariffe listino tabela; cost costo costi costa costano custo custos custa custam; pay paga pagano pagare pagato pago pagamento pagar pagamos pagam; fee tassa tasse taxa taxas
invoice fattura fatture fatura faturas; discount sconto sconti desconto descontos; deposit caparra acconto cauzione sinal caucao; refund rimborso rimborsi rimborsa reembolso; tax imposta imposto iva; amount importo valor montante
account conto; bank banca; card carta carte cartao cartoes; surcharge supplemento suplemento acrescimo; insurance assicurazione assicura polizza seguro seguros apolice; excess franchigia franquia; loan prestito emprestimo
rent affitto affitti canone renda rendas aluguer arrendamento; buy compra comprare acquisto acquisti comprar compramos compriamo; sell vendita vendere venda vender; order ordini ordinare encomenda encomendas encomendar pedido
delivery consegna consegne consegnano entrega entregas entregam; supplier fornitore fornitori fornecedor fornecedores; customer cliente clienti clientes; contract contratto contratti contrato contratos; notice disdetta preavviso pre-aviso
claim sinistro danno danni dano danos prejuizo; repair riparazione riparare reparacao reparar conserto; maintenance manutenzione manutencao revisione revisao; employee dipendente dipendenti funcionario funcionarios trabalhador
employer datore entidade; colleague collega colleghi colega colegas; manager responsabile responsabili responsavel responsaveis direttore diretor; team squadra equipa equipe; company azienda impresa empresa societa
clinic clinica clinicas ambulatorio ambulatori sede sedi; office ufficio uffici escritorio; work lavoro lavora lavorare trabalho trabalhar; salary stipendio paga salario ordenado vencimento; shift turno turni turnos escala
probation prova experimental periodo; training corso formazione formacao curso; sick malattia malato doenca doente baixa; accident incidente infortunio acidente; death morte muore morto morrer morre; birth nascita nascimento
house casa; building edificio palazzo predio; room sala stanza camera quarto; parking parcheggio estacionamento; car auto macchina carro carros; van furgone carrinha; key chiave chiavi chave chaves; door porta porte portas
food cibo mangime alimento alimenti alimentos racao racoes comida; drink bere beber bebida; milk latte leite; water acqua agua; dog cane cani cao caes cagnolina cagna cadela; cat gatto gatta gatti gato gata gatos felino felina
rabbit coniglio conigli coelho coelhos; horse cavallo cavalli cavalo cavalos; animal animale animali animal animais; puppy cucciolo cuccioli cachorro cachorros; kitten gattino gattini gatinho gatinhos; bird uccello passaro
doctor medico medica; vet veterinario veterinaria veterinari veterinarios; nurse infermiere infermiera infermieri enfermeiro enfermeira enfermeiros; patient paziente pazienti paciente pacientes; surgery intervento operazione chirurgia cirurgia cirurgias
medicine farmaco farmaci medicina medicamento medicamentos remedio; dose dosi dosaggio dosagem; pain dolore dor; wound ferita ferida; vaccine vaccino vaccini vaccinazione vacina vacinas; injection iniezione injecao
castration castrazione castrare castracao castrar capar; sterilisation sterilizzazione sterilizzare sterilizzato esterilizacao esterilizar; fasting digiuno jejum; laboratory laboratorio laboratori; sample campione campioni amostra amostras
result risultato risultati esito referto resultado resultados; test esame esami prova teste testes analise analises; device apparecchio apparecchiatura aparelho aparelhos equipamento; computer computador; password senha palavra-passe
backup copia; file fichero ficheiro arquivo; number numero numeri; code codice codici codigo; name nome nomi nomes; address indirizzo endereco morada; phone telefono telefonare telefone chiamare chiamate chiamano ligar numero; email posta e-mail
city citta cidade; country paese pais; border confine fronteira; flight volo voo; ticket biglietto bilhete; stock scorta scorte magazzino estoque armazem; box scatola scatole caixa caixas busta buste; bottle bottiglia garrafa bombola
fridge frigo frigorifero frigorifico geladeira; temperature temperatura gradi graus; clean pulire pulizia limpar limpeza; product prodotto prodotti produto produtos; waste rifiuti lixo residuos; equipment attrezzatura attrezzature
warranty garanzia garantia; report segnalare comunicar avisar; complaint reclamo reclami reclamacao queixa; rule regola regole regra regras regolamento regulamento; meeting riunione reuniao verbale; signature firma assinatura assinar
send inviare spedire spedizione enviar envio; receive ricevere ricevuto receber recebido; carry portare porta levar trazer; store conservare conserva guardar guardado conservar; forbidden vietato proibido; allowed permesso permitido
exception eccezione eccetto tranne excecao exceto salvo; distance distanza distancia; weight peso; height altezza altura; size taglia dimensione tamanho; old vecchio vecchia velho velha; new nuovo nuova novo nova; free gratis gratuito gratuita
once una-volta; never nunca; always sempre; half mezzo meio metade; emergency emergenza urgenza pronto-soccorso urgencia; visit visita visite consulta consultas; check controllo controlli verifica controlo; boarding pensione hotel alojamento
`;
