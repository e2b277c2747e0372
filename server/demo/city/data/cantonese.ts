import type { CategorySource } from '../source'

export const cantonese: CategorySource = {
  key: 'cantonese',
  name: ['Cantonese & dim sum', '粤菜早茶'],
  icon: 'teapot',
  stores: [
    {
      key: 'morning-dim-sum',
      name: ['Morning Light Dim Sum', '拾光早茶'],
      profile: ['Steamed when you order, tea from Phoenix Mountain.', '即点即蒸，凤凰单丛配早茶。'],
      sign: 'siu-mai',
      awning: '#2C7D6A',
      beside: ['teapot', 'buns'],
      hours: 'morning',
      minimum: 30,
      fee: 4,
      offers: [
        [60, 8],
        [100, 16],
      ],
      member: 6,
      rating: 4.6,
      perCapita: 52,
      menu: `
        # 蒸点 | Steamed
        虾饺皇（4只） | Prawn har gow (4) | 26 | dumpling+shrimp | tag=signature
        > 一只一虾，皮薄透亮 | One whole prawn each
        干蒸烧卖（4只） | Pork siu mai (4) | 22 | siu-mai
        豉汁蒸凤爪 | Chicken feet in black bean sauce | 20 | poultry+hot-pepper
        豉汁蒸排骨 | Steamed spare ribs | 22 | meat+garlic
        流沙包（3只） | Molten custard buns (3) | 18 | yellow-buns+egg | tag=kids has=egg,milk
        叉烧包（3只） | Barbecue pork buns (3) | 18 | buns+bacon
        # 肠粉 | Rice rolls
        鲜虾肠粉 | Prawn rice rolls | 22 | prawn-rolls
        牛肉肠粉 | Beef rice rolls | 20 | beef-rolls
        # 煎炸 | Fried
        煎萝卜糕 | Pan-fried radish cake | 16 | white-cake+carrot
        蜂巢芋角（3只） | Crispy taro puffs (3) | 18 | falafel
        # 粥品甜点 | Congee & sweets
        皮蛋瘦肉粥 | Pork & century egg congee | 18 | egg-congee | spec=congee
        葡式蛋挞（3只） | Portuguese egg tarts (3) | 15 | pie+egg
        马拉糕 | Steamed brown sugar sponge | 14 | brown-cake+honey-pot
        芒果布丁 | Mango pudding | 15 | custard+mango
        # 茶 | Tea
        凤凰单丛 | Phoenix dancong oolong | 12 | teapot
      `,
    },
    {
      key: 'golden-goose',
      name: ['Golden Goose Roasts', '金鹅烧腊'],
      profile: ['Lychee-wood roast goose, chopped to order.', '荔枝木烧鹅，现斩现卖。'],
      sign: 'goose-slices',
      awning: '#A83A12',
      beside: ['char-siu', 'rice'],
      minimum: 22,
      fee: 3,
      offers: [
        [45, 6],
        [90, 16],
      ],
      member: 5,
      sales: 6210,
      perCapita: 36,
      menu: `
        # 烧腊饭 | Roast meat rice
        烧鹅饭 | Roast goose rice | 32 | chicken-rice+leafy-green | tag=signature
        > 皮脆汁多，配例汤青菜 | Crisp skin, with soup and greens
        蜜汁叉烧饭 | Honey char siu rice | 28 | pork-rice+honey-pot
        脆皮烧肉饭 | Crispy pork belly rice | 28 | pork-rice+leafy-green
        豉油鸡饭 | Soy chicken rice | 26 | chicken-rice+onion
        白切鸡饭 | White-cut chicken rice | 26 | rice+garlic
        双拼饭 | Two-roast combination rice | 36 | bento+bacon | tag=value
        四宝饭 | Four treasures rice | 42 | bento+egg
        # 斩料 | By weight
        烧鹅（1/4只） | Roast goose (quarter) | 68 | goose-slices
        叉烧（250克） | Char siu (250 g) | 48 | char-siu
        烧排骨（250克） | Roast ribs (250 g) | 52 | meat
        # 配菜 | Sides
        白灼菜心 | Blanched choy sum | 16 | greens | tag=veg
        卤水豆腐 | Braised tofu | 12 | braised-tofu
        老火例汤 | Slow-cooked soup of the day | 10 | clear-soup+carrot
        咸蛋 | Salted egg | 4 | salted-eggs
        # 饮品 | Drinks
        冻柠茶 | Iced lemon tea | 12 | lemontea
      `,
    },
    {
      key: 'claypot-corner',
      name: ['Claypot Corner', '街角煲仔饭'],
      profile: ['Fifteen minutes over charcoal, for a golden crust of rice.', '炭火十五分钟，一层金黄锅巴。'],
      sign: 'stone-pork-rice',
      awning: '#5B3A12',
      beside: ['rice', 'clear-soup'],
      hours: 'meals',
      minimum: 25,
      fee: 3,
      offers: [[50, 7]],
      perCapita: 33,
      menu: `
        # 煲仔饭 | Claypot rice
        腊味煲仔饭 | Cured meat claypot rice | 32 | stone-pork-rice | tag=signature
        > 广式腊肠腊肉，猪油捞饭 | Cantonese sausage and cured pork, rice with a little lard
        滑鸡煲仔饭 | Chicken & mushroom claypot rice | 30 | stone-chicken-rice+brown-mushroom
        窝蛋牛肉煲仔饭 | Minced beef & egg claypot rice | 32 | stone-egg-rice
        豉汁排骨煲仔饭 | Spare rib claypot rice | 32 | stone-pork-rice+garlic
        黄鳝煲仔饭 | Rice eel claypot rice | 42 | stone-eel-rice
        咸鱼五花肉煲仔饭 | Salted fish & pork claypot rice | 34 | stone-pork-rice+fish
        香芋菌菇煲仔饭 | Taro mushroom claypot rice | 28 | mushroom-rice | tag=veg
        # 啫啫煲 | Sizzling pots
        啫啫鸡煲 | Sizzling chicken pot | 48 | hotpot+garlic
        啫啫生菜煲 | Sizzling lettuce pot | 22 | greens+garlic | tag=veg
        # 炖汤 | Double-boiled soups
        椰子炖鸡汤 | Coconut chicken soup | 26 | coconut+poultry-leg
        虫草花排骨汤 | Cordyceps flower rib soup | 24 | herb-soup
        # 小菜 | Sides
        白灼生菜 | Blanched lettuce | 14 | leafy | tag=veg
        凉拌皮蛋 | Century egg with ginger | 14 | century-eggs
        # 饮品 | Drinks
        竹蔗茅根水 | Sugar cane drink | 8 | softdrink+carrot
        菊花茶 | Chrysanthemum tea | 6 | tea+blossom
      `,
    },
    {
      key: 'chaoshan-beef',
      name: ['Chaoshan Beef Courtyard', '潮汕鲜牛肉小院'],
      profile: ['Beef that was never frozen, balls beaten by hand.', '当天现宰，手打牛丸。'],
      sign: 'steak',
      awning: '#8E0E15',
      beside: ['dango', 'greens'],
      minimum: 40,
      fee: 5,
      freeOver: 120,
      offers: [
        [100, 15],
        [200, 36],
      ],
      member: 8,
      rating: 4.9,
      perCapita: 72,
      menu: `
        # 粿条面 | Noodles
        鲜牛肉粿条汤 | Fresh beef rice noodle soup | 26 | noodles/blue+onion | tag=signature
        沙茶牛肉炒粿条 | Satay beef fried noodles | 30 | flat-noodles+leafy-green
        牛杂粿条汤 | Beef offal noodle soup | 26 | noodles+garlic
        牛丸粿条汤 | Beef ball noodle soup | 24 | noodles/jade+herb
        # 打边炉 | Hotpot at home
        鲜牛肉双人锅 | Fresh beef hotpot for two | 148 | hotpot+ear-of-corn | tag=share
        吊龙（200克） | Short loin (200 g) | 52 | beef-slices
        匙柄（200克） | Flat iron (200 g) | 58 | beef-slices+herb
        手打牛肉丸（10颗） | Hand-beaten beef balls (10) | 32 | beef-balls+herb | tag=signature
        牛筋丸（10颗） | Beef tendon balls (10) | 32 | beef-balls
        # 潮汕小吃 | Chaoshan snacks
        蚝烙 | Oyster omelette | 36 | oyster+egg | has=egg
        卤鹅拼盘 | Braised goose platter | 68 | goose-slices+garlic
        粿汁 | Rice noodle sheets in braised broth | 16 | egg-soup | has=soy,egg
        红桃粿（4个） | Red peach-shaped rice cakes (4) | 16 | pink-mochi+peach
        # 配菜饮品 | Sides & drinks
        时蔬 | Seasonal greens | 14 | greens | tag=veg
        老香黄茶 | Preserved bergamot tea | 10 | tea+lemon
      `,
    },
    {
      key: 'harbour-steam',
      name: ['Harbour Steamed Seafood', '渔港蒸汽海鲜'],
      profile: ['From Shekou harbour to the steamer within the hour.', '蛇口渔港直送，一小时内上锅。'],
      sign: 'crab',
      awning: '#26436B',
      beside: ['shrimp', 'lemon'],
      hours: 'meals',
      status: 'resting',
      notice: ['The kitchen is resting today, back tomorrow', '今日厨房休息，明天照常营业'],
      minimum: 60,
      fee: 6,
      freeOver: 160,
      offers: [[160, 25]],
      member: 10,
      perCapita: 118,
      menu: `
        # 清蒸 | Steamed
        清蒸石斑鱼 | Steamed grouper | 138 | fish/grilled+herb | tag=signature
        蒜蓉粉丝蒸扇贝（6只） | Scallops with garlic & vermicelli (6) | 68 | oyster+garlic
        清蒸花蟹（2只） | Steamed flower crabs (2) | 98 | crab+lemon
        蒜蓉蒸虾 | Garlic steamed prawns | 72 | shrimp+garlic
        白灼基围虾 | Poached prawns | 68 | shrimp
        # 热炒 | From the wok
        姜葱炒蟹 | Crab with ginger & spring onion | 118 | crab+onion
        豉椒炒鱿鱼 | Squid with black beans | 48 | squid+bell-pepper
        芝士焗龙虾 | Cheese-baked lobster | 268 | lobster+cheese-wedge
        椒盐濑尿虾 | Salt and pepper mantis shrimp | 98 | prawn+hot-pepper
        # 汤粥 | Soup & congee
        海鲜砂锅粥 | Seafood claypot congee | 78 | seafood-congee | spec=congee
        番茄鱼汤 | Tomato fish soup | 46 | pot+tomato
        # 配菜主食 | Sides
        上汤菠菜 | Spinach in broth | 26 | greens+egg
        海鲜炒饭 | Seafood fried rice | 32 | prawn-rice
        # 饮品 | Drinks
        鲜榨椰汁 | Fresh coconut juice | 18 | coconut
        冻柠水 | Iced lemon water | 10 | water+lemon
      `,
    },
  ],
}
