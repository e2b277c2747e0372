import type { Bilingual } from '../../database/schema'
import { bilingual } from '../city/menu'
import type { Pair } from '../city/source'

/** One word a line: key, English, Chinese. */
const read = (text: string): [string, Pair][] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter(([key]) => key)
    .map(([key = '', en = '', zh = '']) => [key, [en, zh]])

const words = new Map(
  read(`
    white | White | 白色
    black | Black | 黑色
    grey | Grey | 灰色
    navy | Navy | 藏青
    blue | Blue | 蓝色
    green | Green | 绿色
    khaki | Khaki | 卡其
    beige | Beige | 米色
    brown | Brown | 棕色
    red | Red | 红色
    pink | Pink | 粉色
    lavender | Lavender | 浅紫
    orange | Orange | 橙色
    yellow | Yellow | 黄色
    mid | Medium fruit | 中果
    big | Large fruit | 大果
    large | Large | 大号
    small | Small | 小号
    jj | JJ, 28–30 mm | JJ 级 28–30mm
    jjj | JJJ, 30–32 mm | JJJ 级 30–32mm
    crab3 | Males 3 liang, females 2 | 公3两 母2两
    crab4 | Males 4 liang, females 3 | 公4两 母3两
    crab5 | Males 5 liang, females 3.5 | 公5两 母3.5两
    l1 | L1, the largest | L1 特大
    l2 | L2, large | L2 大
    card298 | Card of ¥298 | 298 型礼券
    card498 | Card of ¥498 | 498 型礼券
    mild | Mild | 微辣
    midhot | Medium | 中辣
    medium | Medium | 中焙
    hot | Extra hot | 特辣
    light | Light | 轻焙
    deep | Dark | 深焙
    garlic | Garlic | 蒜片
    ginger | Ginger | 姜丝
    scallion | Spring onion | 葱花
    cream | Butter cream | 奶油味
    original | Original | 原味
    caramel | Caramel | 焦糖味
    walnut | Walnut | 核桃味
    mala | Mala | 麻辣味
    seaweed | Seaweed | 海苔味
    honey | Honey | 蜂蜜
    spicy | Spicy | 香辣味
    sesame | Sesame | 芝麻味
    wasabi | Wasabi | 芥末味
    tin | Tin of 400 g | 铁罐 400克
    bagged | Bag of 400 g | 袋装 400克
    jar1 | One jar | 单瓶装
    jar2 | Two jars | 两瓶装
    gift250 | 250 g gift box | 250克礼盒
    tin125 | 125 g tin | 125克单罐
    duo500 | 500 g, two boxes | 500克双盒
    smoked | Pine-smoked | 松烟香
    fruity | Longan | 桂圆香
    bowl | Gaiwan alone | 单只盖碗
    set4 | Set of four | 四件套
    whole | Whole beans | 咖啡豆
    ground | Ground for espresso | 意式研磨
    centella | Centella | 积雪草
    rice | Rice water | 米萃
    osmanthus | Osmanthus | 桂花
    gardenia | Gardenia | 栀子
    unscented | Unscented | 无香
    mint | Mint | 薄荷
    rose | Rose | 玫瑰
    mugwort | Mugwort | 艾草
    charcoal | Charcoal | 竹炭
    chamomile | Chamomile | 洋甘菊
    fig | Fig | 无花果
    whitetea | White tea | 白茶
    sandal | Sandalwood | 檀香
    ocean | Sea breeze | 海洋
    brick | Brick red | 砖红
    plum | Plum | 梅子色
    coral | Coral | 珊瑚色
    nude | Nude | 裸色
    earth | Earth | 大地色
    peach | Peach | 蜜桃色
    smoky | Smoky | 烟熏色
    darkbrown | Dark brown | 深棕色
    ivory | Ivory | 象牙白
    natural | Natural | 自然色
    honeyed | Honey | 蜜糖色
    translucent | Translucent | 透明色
    set3 | Set of 3 | 三件套
    set6 | Set of 6 | 六件套
    set8 | Set of 8 | 八件套
    set10 | Set of 10 | 十件套
    set12 | Set of 12 | 十二件套
    set40 | 40 pieces | 40 件装
    set80 | 80 pieces | 80 件装
    crane | Crane | 仙鹤
    peony | Peony | 牡丹
    wave | Waves | 海浪
    bear | Bear | 小熊
    star | Stars | 星星
    dino | Dinosaur | 恐龙
    map | Map of China | 中国地图
    pearl6 | 6–7 mm | 6–7毫米
    pearl7 | 7–8 mm | 7–8毫米
    pearl8 | 8–9 mm | 8–9毫米
    ring12 | No. 12 | 12号
    ring14 | No. 14 | 14号
    ring16 | No. 16 | 16号
    b150 | 150 × 200 cm | 150×200厘米
    b200 | 200 × 230 cm | 200×230厘米
    a3 | A3 | A3 尺寸
    a2 | A2 | A2 尺寸
    S | S | S码
    M | M | M码
    L | L | L码
    XL | XL | XL码
    clear | Clear | 透明
    frosted | Frosted | 磨砂
    liquid | Soft silicone | 液态硅胶
    clearglass | Clear | 高清
    privacy | Privacy | 防窥
    cc | USB-C to C | 双 Type-C
    ac | USB-A to C | USB 转 Type-C
    8-256 | 8 GB + 256 GB | 8G+256G 版
    12-512 | 12 GB + 512 GB | 12G+512G 版
    16-512 | 16 GB + 512 GB | 16G+512G 版
    16-1024 | 16 GB + 1 TB | 16G+1T 版
    32-1024 | 32 GB + 1 TB | 32G+1T 版
    linear | Linear, red | 线性红轴
    tactile | Tactile, brown | 段落茶轴
    silent | Silent | 静音轴
    sweep | Vacuum | 扫地款
    sweepmop | Vacuum and mop | 扫拖一体
    summer | Summer weight | 夏被
    winter | Winter weight | 冬被
    low | Low, 8 cm | 低枕 8厘米
    high | High, 12 cm | 高枕 12厘米
    tools12 | 12 tools | 12 件
    tools38 | 38 tools | 38 件
    s | S, 4–8 kg | S码 4–8kg
    m | M, 6–11 kg | M码 6–11kg
    l | L, 9–14 kg | L码 9–14kg
    xl | XL, 12–17 kg | XL码 12–17kg
    a2y | 2–5 years | 2–5岁
    a6y | 6–12 years | 6–12岁
    cube3 | 3 × 3 | 三阶
    cube4 | 4 × 4 | 四阶
    single | Single stem | 独本
    braided | Braided | 五辫
    tomato | Tomato | 番茄
    lettuce | Lettuce | 生菜
    chilli | Chilli | 辣椒
    p4 | For 3–4 people | 3–4人款
    p6 | For 5–6 people | 5–6人款
    t0 | Down to 0 °C | 0℃ 款
    t10 | Down to −10 °C | 零下10℃款
    alu | Aluminium | 铝合金
    carbon | Carbon fibre | 碳纤维
    4u | 4U, 80–84 g | 4U（80–84克）
    5u | 5U, 75–79 g | 5U（75–79克）
    shakehand | Shakehand | 横拍
    penhold | Penhold | 直拍
    b4 | Size 4 | 4号球
    b5 | Size 5 | 5号球
    b6 | Size 6 | 6号球
    b7 | Size 7 | 7号球
    double | Double kick | 双翘板
    cruiser | Cruiser | 小鱼板
    cool | Cool and dry | 阴凉干燥处
    room | Room temperature | 常温
    dry | Dry and sealed | 干燥密封
    dark | Away from light | 避光
    chill | Refrigerate | 0–5℃ 冷藏
    freeze | Freeze | −18℃ 冷冻
    alive | Alive, eat on the day | 鲜活，当天食用
    all | All skin types | 任何肤质
    sensitive | Sensitive | 敏感肌
    oily | Oily | 油性肌
    bright | Bright, no direct sun | 明亮散射光
    any | Any | 耐阴
    shade | Half shade | 半阴
    w1 | Once a week | 每周一次
    w2 | Every two weeks | 两周一次
    d1 | Change daily | 每天换水
    d3 | Every three days | 三天一次
    month | Once a month | 每月一次
    mist | Mist twice a week | 每周喷雾两次
  `),
)

/** The text of a word by its key; throws for one that is not known. */
export function wordOf(key: string): Bilingual {
  const found = words.get(key)
  if (!found) throw new Error(`The mall knows no word ${key}`)
  return bilingual(found)
}
