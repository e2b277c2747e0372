import type { CategorySource } from '../source'

export const healthy: CategorySource = {
  key: 'healthy',
  name: ['Salads & light meals', '轻食沙拉'],
  icon: 'green-salad',
  stores: [
    {
      key: 'field-and-fork',
      name: ['Field & Fork Salads', '田野轻食'],
      profile: ['Calories and protein printed on every box.', '每一盒都写清热量和蛋白质。'],
      sign: 'salad',
      awning: '#3F7D2C',
      beside: ['avocado', 'boiled-eggs'],
      hours: 'allDay',
      minimum: 25,
      fee: 4,
      offers: [
        [50, 7],
        [90, 16],
      ],
      member: 6,
      rating: 4.8,
      perCapita: 39,
      menu: `
        # 能量沙拉 | Salads | spec=salad
        香煎鸡胸沙拉 | Seared chicken salad | 32 | salad+poultry-leg | tag=signature,light
        > 约 380 千卡，蛋白质 34 克 | About 380 kcal, 34 g protein
        牛油果虾仁沙拉 | Avocado prawn salad | 38 | salad+shrimp | tag=light
        烟熏三文鱼沙拉 | Smoked salmon salad | 42 | salad+lemon
        黑椒牛排沙拉 | Pepper steak salad | 45 | salad+cut-of-meat
        藜麦鹰嘴豆沙拉 | Quinoa chickpea salad | 30 | salad+falafel | tag=veg
        希腊沙拉 | Greek salad | 32 | salad+olive | tag=veg
        # 谷物碗 | Grain bowls | spec=salad
        照烧鸡腿谷物碗 | Teriyaki chicken grain bowl | 34 | chicken-rice+poultry-leg
        三文鱼波奇碗 | Salmon poke bowl | 46 | poke+fish | tag=signature
        烤南瓜素食碗 | Roast pumpkin bowl | 30 | sweetpotato+herb | tag=veg
        # 卷与三明治 | Wraps
        鸡胸全麦卷 | Chicken wholemeal wrap | 26 | wrap+tomato
        牛油果贝果 | Avocado bagel | 24 | bagel+avocado | tag=veg
        # 汤饮 | Soup & drinks
        番茄浓汤 | Tomato soup | 16 | tomato-soup | tag=veg
        羽衣甘蓝奶昔 | Kale smoothie | 22 | softdrink+leafy-green
        气泡水 | Sparkling water | 8 | water+lime
        无糖酸奶 | Unsweetened yoghurt | 12 | yoghurt-bowl
      `,
    },
    {
      key: 'poke-pier',
      name: ['Poke Pier', '波奇码头'],
      profile: ['Hawaiian bowls with fish cut to order.', '现切鱼生的夏威夷拌饭。'],
      sign: 'poke',
      awning: '#2C7D9A',
      beside: ['sushi', 'avocado'],
      minimum: 30,
      fee: 4,
      offers: [[60, 8]],
      member: 5,
      sales: 640,
      perCapita: 46,
      menu: `
        # 招牌碗 | House bowls | spec=ricebowl
        经典三文鱼碗 | Classic salmon bowl | 45 | salmon-rice+avocado | tag=signature
        辣味金枪鱼碗 | Spicy tuna bowl | 48 | poke+hot-pepper | tag=mild
        芒果虾仁碗 | Mango prawn bowl | 42 | prawn-rice+mango
        照烧鳗鱼碗 | Teriyaki eel bowl | 52 | eel-rice+honey-pot
        炙烤牛肉碗 | Seared beef bowl | 46 | beef-rice+onion
        豆腐菌菇碗 | Tofu mushroom bowl | 34 | tofu-rice | tag=veg
        双拼海鲜碗 | Seafood duo bowl | 56 | poke+shrimp
        # 自由加料 | Extras
        牛油果（半个） | Avocado (half) | 8 | avocado
        溏心蛋 | Soft egg | 5 | soft-eggs
        海藻沙拉 | Seaweed salad | 8 | greens+lemon
        毛豆 | Edamame | 8 | peas
        # 小食 | Small plates
        炸虾球（5个） | Prawn balls (5) | 24 | golden-balls+shrimp
        海苔脆片 | Seaweed crackers | 10 | ricecracker
        # 饮品 | Drinks
        菠萝气泡 | Pineapple soda | 16 | softdrink+pineapple
        椰子水 | Coconut water | 15 | coconut
      `,
    },
    {
      key: 'bread-and-green',
      name: ['Bread & Green Sandwiches', '面包与青'],
      profile: ['Sandwiches built on bread we bake ourselves.', '自烤面包做的三明治。'],
      sign: 'sandwich',
      awning: '#7A5A2B',
      beside: ['baguette', 'tomato'],
      hours: 'shop',
      minimum: 20,
      fee: 3,
      offers: [[45, 6]],
      perCapita: 31,
      menu: `
        # 三明治 | Sandwiches
        俱乐部三明治 | Club sandwich | 29 | sandwich+bacon | tag=signature has=egg
        烤鸡青酱三明治 | Chicken pesto sandwich | 28 | sandwich+herb | has=nuts,milk
        火鸡胸芝士三明治 | Turkey & cheese sandwich | 30 | sandwich+cheese-wedge
        烤蔬菜三明治 | Roast vegetable sandwich | 26 | sandwich+bell-pepper | tag=veg
        鸡蛋沙拉三明治 | Egg salad sandwich | 22 | sandwich+egg
        # 法棍与帕尼尼 | Baguettes & panini
        火腿黄油法棍 | Ham & butter baguette | 26 | baguette+butter
        三文鱼法棍 | Salmon baguette | 34 | baguette+fish
        番茄马苏里拉帕尼尼 | Tomato mozzarella panini | 28 | flatbread+tomato | tag=veg
        # 汤 | Soup
        南瓜浓汤 | Pumpkin soup | 16 | pumpkin-soup | tag=veg
        法式洋葱汤 | French onion soup | 20 | onion-soup
        # 沙拉 | Salads
        小份田园沙拉 | Small garden salad | 16 | salad | tag=light,veg
        # 甜点饮品 | Sweets & drinks
        布朗尼 | Brownie | 16 | chocolate+cherries | has=gluten,egg,milk
        燕麦曲奇 | Oat cookies | 12 | cookie
        美式咖啡 | Americano | 14 | coffee | spec=blackCoffee
        苹果胡萝卜汁 | Apple carrot juice | 18 | juice+carrot
      `,
    },
    {
      key: 'lotus-vegetarian',
      name: ['Quiet Lotus Vegetarian', '静莲素食'],
      profile: ['Seasonal plates without meat, eggs, onion or garlic.', '时令素菜，不含蛋与五辛。'],
      sign: 'lotus',
      awning: '#2F6B3A',
      beside: ['mushroom', 'tea'],
      hours: 'meals',
      minimum: 25,
      fee: 4,
      offers: [
        [50, 6],
        [100, 15],
      ],
      member: 5,
      perCapita: 36,
      menu: `
        # 主菜 | Mains
        罗汉上素 | Buddha’s delight | 32 | pan+brown-mushroom | tag=signature,veg
        红烧素狮子头 | Vegetarian lion’s head | 30 | falafel+leafy-green | tag=veg
        香椿豆腐 | Tofu with toona shoots | 24 | tofu+herb | tag=veg
        松仁玉米 | Sweet corn with pine nuts | 26 | corn+peanuts | tag=veg has=nuts
        糖醋莲藕 | Sweet and sour lotus root | 24 | lotus-root | tag=veg
        椒盐杏鲍菇 | Salt and pepper king oyster mushroom | 28 | mushroom+hot-pepper | tag=veg
        清炒时蔬 | Stir-fried seasonal greens | 20 | leafy | tag=veg
        # 主食 | Staples
        菌菇炒饭 | Mushroom fried rice | 22 | mushroom-rice | tag=veg
        素三鲜水饺（12只） | Vegetable dumplings (12) | 20 | dumpling+carrot | tag=veg
        番茄素汤面 | Tomato vegetable noodles | 20 | noodles/jade+tomato | tag=veg
        紫薯杂粮饭 | Purple sweet potato & multigrain rice | 8 | sweetpotato | tag=veg
        # 汤品 | Soups
        猴头菇炖汤 | Lion’s mane soup | 22 | herb-soup | tag=veg
        银耳莲子羹 | Snow fungus & lotus seed soup | 14 | sweet-soup | tag=veg
        # 茶 | Tea
        桂花普洱 | Osmanthus pu’er | 15 | teapot+blossom
        陈皮白茶 | White tea with tangerine peel | 16 | tea+tangerine
      `,
    },
    {
      key: 'lean-kitchen',
      name: ['Lean Kitchen Meal Prep', '健身餐厨房'],
      profile: ['High-protein boxes planned by a dietitian.', '营养师配餐，高蛋白健身餐。'],
      sign: 'broccoli',
      awning: '#1C1B1F',
      beside: ['chicken-slices', 'boiled-eggs'],
      minimum: 28,
      fee: 4,
      offers: [
        [60, 8],
        [120, 20],
      ],
      activities: [['10% off weekly plans', '周套餐9折']],
      perCapita: 35,
      menu: `
        # 高蛋白餐 | High-protein boxes
        低温鸡胸餐 | Sous-vide chicken box | 30 | bento+broccoli | tag=signature,light
        > 约 420 千卡，蛋白质 42 克 | About 420 kcal, 42 g protein
        黑椒牛肉餐 | Pepper beef box | 36 | beef-rice+broccoli
        香煎龙利鱼餐 | Pan-seared sole box | 33 | fish/grilled+broccoli | tag=light
        虾仁西兰花餐 | Prawn & broccoli box | 36 | shrimp+broccoli | tag=light
        三文鱼糙米餐 | Salmon & brown rice box | 46 | salmon-rice+broccoli
        双倍鸡胸餐 | Double chicken box | 42 | chicken-slices+broccoli
        豆制品素餐 | Tofu & bean protein box | 28 | tofu-rice+broccoli | tag=veg has=soy
        # 单点 | Singles
        水煮西兰花 | Steamed broccoli | 10 | broccoli | tag=veg,light
        水煮蛋（3个） | Boiled eggs (3) | 7 | boiled-eggs
        烤红薯 | Roast sweet potato | 9 | sweetpotato | tag=veg
        糙米饭 | Brown rice | 4 | rice+sheaf-of-rice
        # 补充 | Supplements
        香蕉蛋白奶昔 | Banana protein shake | 20 | milk+banana
        可可蛋白奶昔 | Cocoa protein shake | 20 | milk+chocolate-bar
        蛋白能量棒 | Protein bar | 12 | chocolate+peanuts | has=milk,peanut,soy
        黑咖啡 | Black coffee | 10 | coffee
      `,
    },
  ],
}
