/** Looks of dishes by sort, as far as review phrases differ. */
const looksOf = {
  soupNoodles: 'noodles',
  noodles: 'pasta fried-noodles red-noodles cold-noodles flat-noodles glass-noodles rice-sticks dry-noodles',
  dumplings: `dumpling buns yellow-buns siu-mai prawn-rolls beef-rolls pork-rolls egg-rolls plain-rolls mushroom-rolls
    red-rolls zongzi`,
  rice: `curry bento rice beef-rice pork-rice cutlet-rice eel-rice salmon-rice chicken-rice egg-rice mushroom-rice
    aubergine-rice prawn-rice tempura-rice poke tofu-rice stone-rice stone-pork-rice stone-chicken-rice stone-egg-rice
    stone-eel-rice riceball`,
  sushi: 'sushi salmon-slices',
  fried: `chicken nuggets glazed-nuggets fries onion-rings prawn poultry roast popcorn fried-dough golden-balls falafel
    golden-cake`,
  pots: 'hotpot pot pan',
  meat: `oden skewer meat-skewers beef-skewers chicken-skewers meat steak bacon char-siu crispy-pork beef-slices
    ham-slices braised-slices goose-slices chicken-slices belly-slices beef-balls luncheon brain tripe canned`,
  seafood: 'fish shrimp lobster crab squid squid-skewers octopus oyster fishcake fish-balls',
  vegetables: `greens cucumber eggplant mushroom corn potato sweetpotato carrot tomato pepper chilli onion garlic beans
    peas peanuts avocado leafy broccoli lotus-root lotus tofu fried-tofu braised-tofu stinky-tofu olive`,
  eggs: `egg friedegg omelette braised-eggs soft-eggs salted-eggs century-eggs boiled-eggs tea-eggs quail-eggs`,
  soups: `congee egg-congee seafood-congee sesame-soup bean-soup green-bean-soup millet pumpkin-soup tomato-soup
    cream-soup onion-soup miso-soup clear-soup herb-soup sweet-soup almond-soup tofu-pudding egg-soup`,
  handheld: 'burger hamburger hotdog sandwich taco burrito wrap flatbread',
  pizza: 'pizza',
  salads: 'salad yoghurt-bowl fruit',
  coldDrinks: 'boba lemontea cola softdrink juice cocktail water coconut milk',
  hotDrinks: 'coffee tea teapot mate',
  alcohol: 'beer wine sake',
  sweets: `cake cupcake birthday pie custard pancakes waffle doughnut cookie croissant croissantset bread baguette bagel
    chocolate mooncake butter pretzel dango white-cake brown-cake amber-cake taro-cake jelly rice-balls glazed-balls
    pink-mochi mango-mochi green-mochi ricecracker gift mango peach pear lemon cheese honey`,
  ices: 'shavedice softice icecream',
} as const

/** Sorts of the shops without a kitchen. */
const shops = {
  'orchard-lane': 'fruit',
  'green-basket': 'produce',
  'daily-butcher': 'rawMeat',
  'shekou-catch': 'rawSeafood',
  'pantry-plus': 'pantry',
  'kangning-pharmacy': 'medicine',
  'corner-24': 'convenience',
  'first-bloom': 'flowers',
  'paw-pantry': 'pets',
  'homely-goods': 'household',
} as const

type Shop = keyof typeof shops
type Cooked = keyof typeof looksOf

/** A sort of goods that reviews speak of in their own way. */
export type Sort = Cooked | (typeof shops)[Shop]

const byLook = new Map(
  Object.entries(looksOf).flatMap(([sort, looks]) => looks.split(/\s+/).map((look) => [look, sort as Sort] as const)),
)

/** The sort of an item of a store, by the look of its picture. */
export function sortOf(store: string, look: string): Sort {
  const [name = ''] = look.split(/[/+]/)
  const sort = store in shops ? shops[store as Shop] : byLook.get(name)
  if (!sort) throw new Error(`No sort of goods looks like ${name}`)
  return sort
}

/** Whether an item comes from a shop without a kitchen. */
export const isRetail = (sort: Sort): boolean => !(sort in looksOf)
