/**
 * Given names that are frequent in North America, Britain, Ireland, Australia and western and southern Europe, folded.
 * Sources: the most frequent names published by statistical offices (US Social Security Administration and Census, ONS,
 * INSEE, Destatis and registry counts, INE, ISTAT, CBS, INE Portugal, IBGE). These facts were compiled for this list;
 * no file was copied.
 */
export const GIVEN_NAMES_WEST = `
aaron abbey abbie abby abel abelard abigail abraham achille achim ada adalyn adam addison adela adelaide adele adeline adolf adrian adriana adrien
adrienne agatha agathe agnes aidan aiden aileen aimee alain alan alana alasdair alastair alban albert alberta albrecht aldo alec alejandra alejandro
alessandra alessandro alex alexa alexander alexandra alexandre alexia alexis alfie alfonso alfred alfreda alice alicia alina aline alison alissa
alistair alix aljoscha alla allan allen allie allison alma alois aloisia alonzo alphonse althea alvin alyson alyssa amalia amanda amandine amaury
amber ambroise amelia amelie amir amos amy ana anabel anais anastasia anatole andre andrea andreas andree andres andrew andy ange angel angela angele
angelica angelika angelina angeline angelique angelo angie angus anita anja anke ann anna annabel annabelle anne annegret annelie anneliese annemarie
annette annick annie annika annmarie anouk anselme anthony antje antoine antoinette anton antonia antonio antony apolline april arabella archer
archibald archie ariana ariane arianna ariel aristide arlene armand armando armelle arnaud arnd arne arnold arsene arthur arturo asher ashlee ashleigh
ashley ashton astrid aubrey aude audrey augusta auguste augustus aurelie aurelien aurora aurore austin autumn ava avery axel axelle ayla baptiste
barbara barbel barnabe barney barry bart barthelemy bartholomew basil bastian bastien baudouin beat beate beatrice beatrix becky belinda bella ben
benedict benedicte benedikt benjamin bennett benny benoit berenice bernadette bernard bernd bernhard bernice bernie bert bertha bertrand bessie beth
bethan bethany betsy bette betty bettye beulah beverley beverly bianca birgit birgitta bjorn blair blaise blake blanca blanche blandine bob bobbie
bobby bodo bonita bonnie boris brad bradford bradley brady brandi brandon brandy braxton brayden breanna brenda brendan brenden brenna brent brett
brian briana brianna brice bridget bridgette brielle brigitte britney britta brittany brittney brody bronwyn brooke brooklyn bruce bruno bryan bryant
bryce bryn bryony burkhard byron caden caitlin caitlyn caleb callie callum calum calvin cameron camila camilla camille candace candice capucine carey
carina carissa carl carla carlos carlton carly carmel carmela carmen carol carole carolina caroline carolyn carrie carson carsten carter carys casey
cassandra cassidy cassie catalina catharine catherine cathy cecelia cecil cecile cecilia cedric celeste celia celine cesar chad chandler chantal
charlene charles charlie charline charlotte chelsea cheryl chloe chris chrissy christa christel christelle christian christiane christie christina
christine christof christoph christophe christopher christy ciara cindy claire clara clarence clarice clarissa clarisse clark claude claudette claudia
claudine clayton clemence clemens clement clementine cleo clifford clifton clinton clive clotilde clyde cody colette colin coline colleen collin
connie connor conor conrad constance cooper cora cordelia corentin corey corinna corinne cornelia cory courtney craig cristina crystal curtis cynthia
cyprien cyril cyrille dagmar daisy dakota dale dallas dalton damian damien damon dan dana daniel daniela danielle danny daphne darcy daria darius
darla darlene darrel darrell darren darryl daryl dave david davis dawn dawson dean deanna deb debbie deborah debra declan deirdre delaney delia della
delores delphine demi denis denise dennis derek derrick desire desiree desmond destiny detlef devin devon dewayne dewey dexter diana diane dianna
dianne dick didier diego dieter dietmar dietrich dina dinah dirk doerte dolly dolores dominic dominick dominique don donald donna donnie donovan dora
doreen dorian doris dorothea dorothy dorthy doug dougal douglas doyle drew duane dudley duncan dustin dwayne dwight dylan eamon earl earnest eberhard
ebony eckhard ed eddie edeltraud edgar edie edith edmond edmund edna edouard eduardo edward edwin edwina egon eileen ekkehard elaine eleanor elena
elfriede eli eliane elias elie elijah elinor eliot elisa elisabeth elise elisha eliza elizabeth elke ella ellen ellie ellinor elliot elliott elmer
elodie eloise elsa elsie elspeth elton elvin elvira elvis elwood emanuel emeline emerson emil emile emilia emilie emilien emilio emily emma emmanuel
emmanuelle emmett emmi enid enrique enzo erhard eric erica erich erick ericka erik erika erin ernest ernestine ernesto ernie ernst ervin erwin esme
esmeralda esperanza essie estella estelle esther ethan ethel etienne etta eugen eugene eugenia eugenie eunice eva evan evangeline eve evelyn evelyne
everett ewald ewan ezekiel ezra fabian fabien fabienne fabrice faith falk fanny faustine fay faye felicia felicie felicitas felicity felipe felix
ferdinand fergus fernand fernando finlay finley finn fiona flavie fleur flora florence florent florentin florian floyd france frances francesca
francine francis francisco franck francois francoise frank frankie franklin franz franziska frauke fred freda freddie freddy frederic frederick
frederique freya friedhelm friedrich fritz gabin gabriel gabriela gabriele gabriella gabrielle gaelle gaetan gail gareth garrett garry gary gaspard
gaston gauthier gavin gayle gebhard gemma gene genesis genevieve geoff geoffrey geoffroy georg george georges georgette georgia georgie georgina
gerald geraldine gerard gerardo gerd gerda gerhard gerlinde germain germaine gernot gerry gertrud gertrude ghislain ghislaine gilbert gilberto gilles
gillian gina ginette ginger gisela gisele gladys glen glenda glenn gloria gordon gottfried grace gracie graeme graham grant grayson greg gregg gregory
greta gretchen griffin guadalupe gudrun guenter guenther guillaume guillermo gunter gunther gustav gustave guy gwen gwenaelle gwendoline gwendolyn
gwyneth hadrien hagen hailey haley hamish hank hanna hannah hannelore hannes hans hansjorg harald harley harold harriet harris harrison harry hartmut
harvey hattie hayden hayley hazel heath heather hector hedwig heidi heike heiko heinrich heinz helen helena helene helga helge hellmut helmut hendrik
henning henri henrietta henriette henrik henry herbert heribert herman hermann herta herve hilary hilda hilde hildegard hippolyte holger holly homer
honore hope horace horst hortense howard hubert hudson hugh hugo hugues huguette humphrey hunter ian ida ignacio ilona ilse imke imogen india ines
inez inga inge ingeborg ingo ingrid ira irene iris irma irmgard irmtraud irving isaac isabel isabella isabelle isaiah isidore isla ismael isobel
isolde israel ivan ivor ivy jack jackie jackson jaclyn jacob jacqueline jacquelyn jacques jade jaden jaime jake jamal james jamie jan jana jane
janelle janet janice janine janis jared jarrod jarvis jasmin jasmine jason jasper javier jay jayden jayne jayson jean jeanette jeanine jeanne
jeannette jeannie jeannine jed jeff jefferson jeffery jeffrey jemima jemma jen jenna jennie jennifer jenny jens jeremiah jeremie jeremy jermaine
jerome jerry jess jesse jessica jessie jesus jill jillian jim jimmie jimmy jo joachim joan joann joanna joanne joaquin jocelyn jochen jodi jodie jody
joe joel joelle joerg joey johann johanna johannes john johnathan johnnie johnny jon jonah jonas jonathan jonathon joni jordan jordana jorg jorge jose
josef josefine joseph josephine josette josh joshua josiah josiane josie joy joyce juan juana juanita judith judy juergen jules julia julian juliana
julianne julie julien julienne juliet juliette julio julius june jurg jurgen justin justine jutta kai kaitlin kaitlyn kara karen kari karin karina
karine karl karla karlheinz karoline karsten kasey kate katelyn katharina katherine kathleen kathrin kathryn kathy katie katja katrin katrina katy kay
kayla kaylee kayleigh keegan keira keisha keith kelley kelli kellie kelly kelsey kelvin ken kendall kendra kenneth kenny kent keri kerri kerry kerstin
kevin kiera kieran kilian kim kimberley kimberly kirk kirsten kirsty kit klara klaus konrad konstantin korbinian kornelia kristen kristi kristie
kristin kristina kristine kristopher kristy kunigunde kurt kyle kylie kyra lacey lachlan ladonna laetitia lana lance landon lara larry lars latasha
latoya laura laure laurel lauren laurence laurent laurette laurie lavinia lawrence lea leah leandre leanne lee leigh leila lela leland lena leo leon
leona leonard leonardo leonhard leonie leopold leroy lesley leslie lester leticia levi lewis lexi liam libby liesel lieselotte lila lilian liliane
lilli lillian lillie lily lincoln linda lindsay lindsey linus lionel lisa lise liz liza lizzie lloyd logan loic lois lola lonnie lora lorena lorenzo
loretta lori lorna lorraine lothar lottie lou louane louie louis louisa louise loup lourdes lowell luc lucas lucette lucia lucian lucie lucien
lucienne lucille lucinda lucy ludger ludivine ludovic ludwig luis luisa luise lukas luke lula luna luther lutz lydia lyla lyle lynda lynette lynn
lynne mabel mable mackenzie maddison madeleine madeline madelyn madison mae mael maelle magali magdalena maggie maik maike maisie malachi malcolm
mallory malte mandy manfred manon manuel manuela mara marc marceau marcel marcella marcelle marcia marco marcos marcus mareike margaret margarete
margarita margaux margery margie margit margo margot margrit marguerite maria mariah marian mariana marianne marie marielle marilyn marina marine
mario marion marisa marisol marissa marius marjorie mark marla marlene marlies marlon marsha marshall martha marthe martial martin martina martine
marty marvin mary maryann maryline maryse mason mathias mathieu mathilde mathis matilda matt matthew matthias matthieu mattie maud maude maura maureen
maurice mavis max maxence maxime maximilian maxine maxwell maya mckenzie mechthild meg megan meghan meike meinhard mel melanie melinda melissa melody
melvin mercedes mercy meredith merle mia micah michael michaela micheal michel micheline michelle miguel mike mila mildred miles millicent millie
milton mimi mindy minerva minnie miranda mireille miriam mirjam mitchell moira moises mollie molly mona monica monika monique montgomery morgan
morgane moritz morris mort moses muriel murray mya myles myra myriam myrna myron myrtle nadege nadia nadine nadja nancy naomi natalia natalie natasha
nathalie nathan nathanael nathaniel neal ned neil nellie nelson nettie neville niamh nicholas nick nicky nicola nicolas nicole nigel nikita nikki nils
nina noah noe noel noelle noemie nolan nora norbert norma norman nova octave octavia odette odile olga olive oliver olivia olivier ollie olympe omar
ondine opal ophelia ora orlando ortrud orville oscar oskar oswald otis otmar ottilie otto owen pablo paige pam pamela paris parker pascal pascale pat
patience patrice patricia patrick patrik patsy patti patty paul paula paulette pauline pearl pedro peer peggy penelope penny percy perrine perry pete
peter petra peyton phil philip philipp philippa philippe philippine phillip phoebe phyllis pia pierre pierrick pinabel piper polly poppy porter
preston priscilla prudence quentin quincy quinn quitterie rachael rachel rafael rainer ralf ralph ramon ramona randal randall randolph randy raoul
raphael raphaelle raquel raul ray raymond raymonde rebecca rebekah reece reed reese reggie regina reginald regine regis regula reid reiner reinhard
reinhold remi remy rena renate renaud rene renee reto rex rhea rhiannon rhoda rhonda rhys ricarda ricardo richard rick rickey ricky riley rita rob
robbie robert roberta roberto robin robyn rocco roch rochelle rocio rod roderick rodney rodolfo rodolphe rodrigo roger roland rolande rolf romain
roman romane romeo ron ronald ronan ronda ronnie rory rosa rosalia rosalie rosalind rosalyn rosanna rose roseanne rosemarie rosemary rosie ross
roswitha rowan rowena roxane roxanne roy ruben ruby rudiger rudolf rudolph rudy ruediger rufus rupert ruprecht russ russell rusty ruth ryan ryder
sabine sabrina sadie sally salome salvador sam samantha sammy samson samuel sandra sandrine sandy santiago sara sarah sarai sascha sasha saul savannah
scarlett scott sean searlas sebastian sebastien segolene selena selina selma serena serge sergio seth severine shane shania shannon shari sharon shaun
shauna shawn shawna sheena sheila shelby sheldon shelia shelley shelly sheree sheri sherman sherri sherrie sherry sherwood shirley sian sidney sidonie
siegbert siegfried sieglinde sienna sierra sigrid sigrun silas silke silvia silvio simon simone simonne sinead skye skylar sofia solange solene sonia
sonja sonya sophia sophie soren spencer stacey staci stacie stacy stan stanislas stanley stefan stefanie steffen steffi stella stephan stephane
stephanie stephen sterling steve steven stewart stuart sue summer susan susanna susannah susanne susie suzanne suzette sven svenja swantje sybil
sydney sylvain sylvaine sylvester sylvestre sylvette sylvia sylviane sylvie tabatha tabitha tamara tameka tami tamika tammy tanguy tanja tanner tanya
tara taryn tasha tatiana taylor ted terence teresa teri terrance terrell terrence terri terry tess tessa thaddeus thea thekla thelma theo theodor
theodora theodore theophile theresa therese thibaud thibault thierry thilo thomas thorben thorsten tia tiana tiffani tiffany till tilly tilman tim
timmy timo timothee timothy tina tobias toby tod todd tom tomas tommie tommy toni tony tonya torben torsten tracey traci tracie tracy traudel travis
trent trenton trevor trey tricia trina trinity trisha tristan trudy tucker tyler tyrone tyson udo ueli ugo ulf uli ulla ulli ulrich ulrike ulysses una
urbain urs ursel ursula ute uwe valentin valentina valentine valerie vanessa vaughn veit vera verna vernon veronica veronique vicki vickie vicky
victoire victor victoria victorine viktor viktoria vince vincent viola violet virgil virginia virginie vivian viviana viviane vivien vivienne volker
volkmar vreni wade walker wallace wally walt walter waltraud wanda warren wayne wendell wendi wendy werner wesley weston wiebke wilbert wilbur wilfred
wilfried wilhelm wilhelmina wilhelmine will willa willard willi william willie willis wilma wilson winfried winifred winnie winston wolf wolfgang
wolfram woodrow wyatt xander xaver xavier yann yannick yasmin yasmine yolanda yolande yves yvette yvon yvonne zachariah zacharie zachary zack zane
zara zelda zita zoe zoey zoie
`;
