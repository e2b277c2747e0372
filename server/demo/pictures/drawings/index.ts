import { soup } from './bowls'
import { skewers, slices, strands } from './cuts-and-noodles'
import { buns, halvedEggs, quailEggs, riceRolls, siuMai, teaEggs } from './eggs-and-dough'
import { crisps, dropBottle, gauze, grid, heatPatch, mask, petWipes, tissues, wipes } from './everyday'
import { balls, blocks, dough, lotusRoot, nuggets, rings, tripe } from './pieces-of-food'
import { riceBowl } from './rice-bowls'

const soyEgg: [string, string] = ['#C98A55', '#8A4E26']
const celadon: [string, string] = ['#BFE3D4', '#6FAE97']
const blueWhite: [string, string] = ['#FFFFFF', '#8FB4DC']
const lacquer: [string, string] = ['#D8453B', '#8E1A16']
const stoneware: [string, string] = ['#6A5B52', '#362B26']

/** What the emoji set lacks, drawn for the demo: bodies of SVG in a view box of the emoji's size, by name. */
export const drawings: Readonly<Record<string, string>> = {
  // Cubes
  tofu: blocks('#FFFFFF', '#EDE3D0', '#F8F1E2'),
  'fried-tofu': blocks('#F6CE7C', '#C98B36', '#DFA54C', '#A8641C'),
  'braised-tofu': blocks('#C98A52', '#8A5128', '#A8683A'),
  'stinky-tofu': blocks('#5A5450', '#2C2826', '#403A37', '#C0392B'),
  omelette: blocks('#FFE27A', '#E8AC2E', '#F7C845', '#D98F1F'),
  'white-cake': blocks('#FFFEFA', '#E6D9C2', '#F5ECDB', '#D99B45'),
  'brown-cake': blocks('#E9B777', '#9C5B22', '#C07E3C', '#7A3E12'),
  'amber-cake': blocks('#FFE9A8', '#E5B03F', '#F6CB62'),
  'taro-cake': blocks('#D9C6E6', '#9D83B5', '#BEA4D2', '#8A5A2C'),
  'golden-cake': blocks('#FFDF94', '#D89A38', '#F0BC5A', '#B9731E'),
  luncheon: blocks('#F7B7A8', '#D67E72', '#EA9A8C'),
  jelly: blocks('#6B4A3A', '#2E1B14', '#4A2F24'),
  // Balls
  'beef-balls': balls('#B98A6A', '#8C5C40', '#5A3622'),
  'fish-balls': balls('#FFFFFF', '#F6EFE2', '#D5C8B2'),
  'rice-balls': balls('#FFFFFF', '#F9F5EC', '#DCD2BE', '#3A2A20'),
  'glazed-balls': balls('#F5C06A', '#C9772B', '#8A4312', '#FFF1CE'),
  'pink-mochi': balls('#FFF3F5', '#FBC9D3', '#E89AAB'),
  'mango-mochi': balls('#FFF8DC', '#FFDF85', '#EDB53C'),
  'green-mochi': balls('#F3F9DC', '#BFD77C', '#8CAA48', '#5F7F2A'),
  'golden-balls': balls('#FCDD92', '#E2A13E', '#A9661B', '#8A4A10'),
  // Fried, roasted, raw
  nuggets: nuggets('#FCD88A', '#E0A040', '#A9661C'),
  'glazed-nuggets': nuggets('#FFB36A', '#DB5F27', '#93300F'),
  'onion-rings': rings(),
  'fried-dough': dough(),
  'char-siu': slices('#E8A58C', '#C9694E', '#8E1E18', '#A8452F'),
  'crispy-pork': slices('#FBE6D6', '#E3A48C', '#B5651F', '#C97B66'),
  'salmon-slices': slices('#FF9D66', '#F3703A', '#F3703A', '#FFE1CD'),
  'beef-slices': slices('#E86A60', '#B52C2E', '#FBE3D8', '#FFE9E0'),
  'ham-slices': slices('#F8BFB4', '#E58F86', '#C95D55', '#FBD9D2'),
  'braised-slices': slices('#B9825C', '#85502F', '#5A2F18', '#6E3E22'),
  'goose-slices': slices('#F2CBA4', '#C98452', '#7E2F0E', '#B96F3C'),
  'chicken-slices': slices('#FFF6E4', '#F3DDB4', '#EFC35A', '#E2C796'),
  'belly-slices': slices('#F9C9BF', '#E58C82', '#FFF3EC', '#FFF3EC'),
  'lotus-root': lotusRoot(),
  tripe: tripe(),
  // Skewers
  'meat-skewers': skewers('#B5653A', '#74341A', '#E2B489'),
  'beef-skewers': skewers('#9C4A30', '#5E2416', '#7E3520'),
  'chicken-skewers': skewers('#EDB765', '#B9742B', '#7FB04C'),
  'squid-skewers': skewers('#F6C9B8', '#D98A72', '#F3B7A2'),
  // Noodles without soup
  'fried-noodles': strands('#F0C57E', '#D99B4B', '#A9682A', ['#5FA83A', '#E2572B', '#8A4B2A']),
  'red-noodles': strands('#F7B26A', '#E2672C', '#A8331A', ['#5FA83A', '#C0271C', '#F5E3B4']),
  'cold-noodles': strands('#FFFBEF', '#F1E6CC', '#CDBB93', ['#8CC152', '#E2572B', '#8CC152']),
  'flat-noodles': strands('#F3DCB0', '#D6A868', '#93602C', ['#F5F0DA', '#5FA83A', '#7A3E22']),
  'glass-noodles': strands('#EBDCC4', '#C4A684', '#8A6A4A', ['#5FA83A', '#F08A2C', '#7A4B2B']),
  'dry-noodles': strands('#FFF3CF', '#F4D88C', '#D9AE50', ['#F9E7B5', '#F4D88C']),
  'rice-sticks': strands('#FFD9B8', '#E8552F', '#A82A16', ['#FFF3E2', '#5FA83A', '#FFF3E2']),
  // Eggs
  'braised-eggs': halvedEggs(soyEgg, '#F4E4CB', '#A8703F', ['#FFD56A', '#E79A22']),
  'soft-eggs': halvedEggs(['#E7C79E', '#B98650'], '#FFF6E6', '#D0A26B', ['#FFB02E', '#EE6E12']),
  'salted-eggs': halvedEggs(['#F0F6F2', '#B4CFC6'], '#FFFFFF', '#DDE8E2', ['#FF9A2B', '#DB4B0C']),
  'century-eggs': halvedEggs(['#4A5048', '#20241F'], '#4A2E1C', '#22160E', ['#7D8A6A', '#343D2C']),
  'boiled-eggs': halvedEggs(['#FFFFFF', '#E2DACC'], '#FFFFFF', '#EAE2D4', ['#FFE07A', '#F3B527']),
  'tea-eggs': teaEggs(),
  'quail-eggs': quailEggs(),
  // Steamed
  buns: buns(),
  'yellow-buns': buns('#FFF9DF', '#FBE6A0', '#DFB958'),
  'siu-mai': siuMai(),
  'prawn-rolls': riceRolls('#F58A66'),
  'beef-rolls': riceRolls('#8A4B32'),
  'pork-rolls': riceRolls('#D99A84'),
  'egg-rolls': riceRolls('#F6BE2C'),
  'plain-rolls': riceRolls('#DCCFB8'),
  'mushroom-rolls': riceRolls('#6E452A'),
  'red-rolls': riceRolls('#F8D9A0', ['#E07A6A', '#A8322C']),
  // Bowls
  congee: soup('#F8F1E1', 'onion', blueWhite),
  'egg-congee': soup('#F8F1E1', 'egg', blueWhite),
  'seafood-congee': soup('#F8F1E1', 'seafood', blueWhite),
  'sesame-soup': soup('#3B3230', 'none', celadon),
  'bean-soup': soup('#8A3A30', 'beans', celadon),
  'green-bean-soup': soup('#A9B45A', 'none', celadon),
  millet: soup('#F3C04C', 'none', celadon),
  'pumpkin-soup': soup('#F08A2C', 'cream'),
  'tomato-soup': soup('#DB3B26', 'mint'),
  'cream-soup': soup('#EBD9B8', 'mushroom'),
  'onion-soup': soup('#A8662C', 'egg', ['#C98A52', '#7A4420']),
  'miso-soup': soup('#C9924E', 'tofu', stoneware),
  'clear-soup': soup('#E7C98A', 'onion'),
  'herb-soup': soup('#D9AE62', 'mushroom', stoneware),
  'sweet-soup': soup('#F7E6BC', 'berries', celadon),
  'almond-soup': soup('#FFF8EA', 'none', celadon),
  'yoghurt-bowl': soup('#FFFFFF', 'berries', ['#F7D9E0', '#D58FA2']),
  'tofu-pudding': soup('#FFF8E8', 'onion', blueWhite),
  'egg-soup': soup('#EED38A', 'egg'),
  // Rice with something on it
  'beef-rice': riceBowl('beef', lacquer),
  'pork-rice': riceBowl('pork', lacquer),
  'cutlet-rice': riceBowl('cutlet', lacquer),
  'eel-rice': riceBowl('eel', stoneware),
  'salmon-rice': riceBowl('salmon', blueWhite),
  'chicken-rice': riceBowl('chicken', blueWhite),
  'egg-rice': riceBowl('egg', lacquer),
  'greens-rice': riceBowl('greens', celadon),
  'mushroom-rice': riceBowl('mushroom', celadon),
  'aubergine-rice': riceBowl('eggplant', celadon),
  'prawn-rice': riceBowl('prawn', blueWhite),
  'tempura-rice': riceBowl('tempura', lacquer),
  poke: riceBowl('poke', celadon),
  'tofu-rice': riceBowl('tofu', celadon),
  'stone-rice': riceBowl('mixed', stoneware),
  'stone-pork-rice': riceBowl('pork', stoneware),
  'stone-chicken-rice': riceBowl('chicken', stoneware),
  'stone-egg-rice': riceBowl('egg', stoneware),
  'stone-eel-rice': riceBowl('eel', stoneware),
  // Everyday things
  mask: mask(),
  wipes: wipes(),
  'pet-wipes': petWipes(),
  tissues: tissues(),
  gauze: gauze(),
  crisps: crisps(),
  'heat-patch': heatPatch(),
  'drop-bottle': dropBottle(),
  // Home
  grid: grid(),
}
