import { words } from '../../wrapped.ts';

/**
 * Words that name nothing one could draw: grammar, verbs of ordering, qualities, and the talk of
 * pictures and cameras. The painter says nothing about them.
 */
export const SILENT_WORDS: ReadonlySet<string> = new Set(words`
  a an the this that these those it its his her hers their theirs my mine your yours our me you i
  we they he she him them us who whom whose which what where when why how and or nor so if then
  than as of to from by for into onto out off up down upon through across along around round about
  above below beneath beside besides between among amid amidst behind before after during near
  next towards toward against beyond inside outside within like via per plus while until since
  because though is are was were be been being am has have had having do does did done will would
  shall should can could may might must let lets get gets got very really quite rather too also
  just only even more most less least much such same other another each every all both either own
  there here now ever please thanks thank hello hi hey make makes making made create creates
  generate draw draws drawn paint painted paints painting show shows showing shown give gives
  render rendered rendering want wants need needs likes love design depict depicts depicting
  depicted feature features featuring featured include includes including included imagine picture
  pictures image images photo photos photograph photography illustration illustrations artwork art
  artistic artist drawing poster wallpaper scene scenes scenery landscape landscapes view views
  shot shots background foreground backdrop composition perspective angle side top bottom left
  right front back middle center centre edge edges corner end distance horizon sky skies air
  ground land earthy nature natural outdoors scenic style styled theme themed mood atmosphere
  atmospheric ambience ambient vibe vibes aesthetic feeling feel look looks looking tone tones
  palette color colors colour colours shade shades shadow shadows reflection reflections reflected
  reflecting reflect light lights lighting lit bright dim contrast depth focus bokeh blur blurred
  lens camera film wide close closeup macro zoom detail details detailed intricate quality high
  highly low best ultra hyper super extremely resolution hd uhd hdr masterpiece trending
  artstation octane unreal engine k mm f iso professional award winning sharp crisp perfect beauty
  beautiful beautifully pretty lovely nice good great amazing awesome wonderful stunning gorgeous
  breathtaking charming elegant delicate fine spectacular magnificent grand fantastic incredible
  impressive striking iconic famous classic old new young ancient antique vintage retro modern
  contemporary medieval victorian rustic rural tropical nordic japanese chinese italian french
  english european african american asian indian greek roman egyptian arabic persian turkish
  spanish german dutch swiss norwegian icelandic scottish irish mexican celtic viking big bigger
  small smaller little tiny huge large larger giant gigantic enormous massive tall short long
  narrow thin thick deep shallow steep flat square curved straight open closed empty full half
  whole single alone together apart simple plain minimal minimalist minimalistic complex rich
  smooth rough soft hard clean clear pure fresh dirty dusty rusty mossy sandy rocky grassy muddy
  wet dry hot cold cool icy fluffy furry shaggy shiny glossy matte polished metallic golden-lit
  wooden wood-like stone glass metal brass bronze iron steel marble leather velvet silk cotton
  linen woolen wool paper plastic ceramic porcelain crystal wild tame brave fierce friendly angry
  cute adorable sweet funny silly strange weird odd unusual unique exotic rare common hidden lost
  abandoned ruined broken cracked weathered worn faded overgrown covered filled surrounded lined
  decorated ornate patterned striped spotted dotted abstractly leaning leans crossing crosses
  passing passes driving drives drive standing stands stood lying lies laying lay wearing wears
  holding holds held gazing gazes staring watching watches facing faces turned rising rises
  setting sets shining shines sparkling sparkles shimmering twinkling burning burns lighted
  illuminated glistening gleaming floating floats drifting drifts falling falls flowing flows
  rolling winding towering overlooking overlooks surrounding growing grows blooming blossoming
  hanging hangs parked placed set stretching reaching leading living moving waiting rests stays
  comes come goes go going went coming seen seeing see hear watch time times moment day-time hour
  hours today season seasonal weather world-class life lives magic power spirit soul hope peace
  joy freedom silence solitude loneliness sense story tale legend memory memories one thing things
  something anything everything nothing somewhere kind sort type lot lots bit piece part parts
  pair group number version variation idea place spot area scenario surface texture pattern shape
  shapes form line lines glow gleam sparkle shimmer beam beams ray rays dream-like level eye-level
  first last second third early late mid slightly softly gently quietly slowly brightly warmly
  deeply partly almost nearly maybe perhaps not don t s re ll ve d m re-imagined ok okay x st nd
  rd th different various assorted colourful-looking multiple numerous lush verdant dense heavy
  pale vast endless infinite eternal distant faraway far nearby remote isolated secluded
  cosy-looking oil acrylic canvas painterly impressionist impressionistic impressionism brush
  brushstrokes strokes stylized stylised digital matte-painting concept fantasy-art hand realism
  romanticism sleepy tired hungry proud noble royal mighty strong tough lazy curious clever wise
  happy-go lucky shy elderly aged adult grown male female blue-eyed eyed haired bearded
  above-ground aerial panoramic panorama symmetrical symmetry layered layers framed frame
`);

/** Ways of painting that the painter does not have; several words are joined by hyphens. */
export const FOREIGN_STYLES: readonly string[] = words`
  picasso van-gogh gogh monet manet rembrandt vermeer dali klimt hokusai warhol
  matisse cezanne banksy turner rothko pollock miro escher da-vinci leonardo-da-vinci leonardo
  michelangelo caravaggio botticelli frida-kahlo kahlo hopper edward-hopper ghibli studio-ghibli
  miyazaki pixar disney dreamworks tim-burton greg-rutkowski rutkowski mucha alphonse-mucha
  pastel ukiyo-e linocut woodcut stencil graffiti mosaic stained-glass collage
  voxel isometric low-poly lowpoly vector flat-design flat-art origami
  papercraft paper-cut claymation clay plasticine lego minecraft anime manga cartoon comic
  comic-book chibi caricature 3d photorealistic photorealism hyperrealistic hyperrealism realistic
  sepia pop-art art-deco art-nouveau surrealism
  expressionism blueprint infographic logo icon sticker
  typography lettering text caption tattoo double-exposure tilt-shift fisheye polaroid vhs
`;

/** Words in -ing, -ed and -ly that are things, so that their ending does not speak for them. */
export const THINGS_LIKE_ADJECTIVES: ReadonlySet<string> = new Set(words`
  ring king wing wings string swing spring ceiling building wedding earring pudding bed shed sled
  seed weed reed steed thoroughbred dragonfly firefly butterfly family belly jelly lily fly bully
  assembly monopoly trolley
`);
