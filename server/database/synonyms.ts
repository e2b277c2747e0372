/**
 * Words that shoppers use for the same thing, by language; the first of a group is the one that menus use most. A search for
 * one of them finds the others too.
 */
const groups = {
  en: [
    ['burger', 'hamburger', 'cheeseburger'],
    ['barbecue', 'bbq', 'barbeque', 'grill', 'skewer', 'kebab'],
    ['vegetarian', 'vegan', 'veggie', 'meatless'],
    ['prawn', 'shrimp'],
    ['fries', 'chip'],
    ['soda', 'coke', 'cola'],
    ['noodle', 'ramen'],
    ['bubble tea', 'boba'],
    ['pharmacy', 'drugstore', 'chemist'],
    ['grocery', 'supermarket'],
  ],
  zh: [
    ['汉堡', '汉堡包'],
    ['烧烤', '烤串', '撸串', '串串'],
    ['素食', '纯素', '素菜', '斋菜'],
    ['奶茶', '珍珠奶茶', '波霸'],
    ['可乐', '汽水'],
    ['炒饭', '蛋炒饭'],
    ['药店', '药房'],
    ['超市', '便利店'],
  ],
} as const

const all: readonly (readonly string[])[] = [...groups.en, ...groups.zh]

/** The other words for a word as it is searched for: in lower case, a Latin one without its plural. */
export const synonymsOf = (word: string): string[] =>
  all.filter((group) => group.includes(word)).flatMap((group) => group.filter((other) => other !== word))
