import type { StandardText } from './text'

/** The agreement for self-pickup orders. */
export const pickupAgreement: StandardText = {
  key: 'pickupAgreement',
  title: { en: 'In-store Pickup Agreement', zh: '到店自取服务协议' },
  publishedAt: '2026-03-01T00:00:00Z',
  paragraphs: [
    {
      heading: null,
      text: {
        en: 'This agreement is for orders that you collect from the store yourself. It adds to the user agreement. By ticking it when you order you accept it.',
        zh: '本协议适用于由您自行到店领取的订单，是用户协议的补充。您在下单时勾选本协议，即表示接受其内容。',
      },
    },
    {
      heading: { en: '1. When and where', zh: '一、时间与地点' },
      text: {
        en: 'The order shows the address of the store and the time from which it is expected to be ready. Please come within the opening hours of the store and check the address before you pay, as branches can have similar names.',
        zh: '订单会显示门店地址和预计可取时间。请在门店营业时间内到店，并在支付前核对地址，不同分店的名称可能相近。',
      },
    },
    {
      heading: { en: '2. Pickup code', zh: '二、取餐码' },
      text: {
        en: 'After payment the order shows a pickup code. Show it to the staff only when you are there. Whoever shows the code receives the order, so please do not pass it on.',
        zh: '支付后订单会显示取餐码。请到店后再向店员出示。出示取餐码者即可领取订单，请勿泄露给他人。',
      },
    },
    {
      heading: { en: '3. Pickup phone', zh: '三、取餐电话' },
      text: {
        en: 'The store uses the phone number you give to tell you when the order is ready or when something is missing. Please give one that can be reached.',
        zh: '商家会通过您填写的电话通知您餐品已备好或商品缺货，请填写可接通的号码。',
      },
    },
    {
      heading: { en: '4. Price', zh: '四、价格' },
      text: {
        en: 'There is no delivery fee for pickup. Packaging and discounts are as shown on the confirmation page.',
        zh: '到店自取不收配送费，打包费与优惠以确认订单页显示为准。',
      },
    },
    {
      heading: { en: '5. Late pickup', zh: '五、逾期领取' },
      text: {
        en: 'Hot and fresh food is best at the time shown. The store keeps it until it closes that day. Food that is not collected by then may be thrown away for reasons of hygiene and cannot be refunded, unless the store could not hand it out.',
        zh: '热食和生鲜请在显示的时间及时领取，商家为您保留至当日打烊。逾期未取的餐品出于食品安全考虑可能被处理，且不予退款；因商家原因无法领取的除外。',
      },
    },
    {
      heading: { en: '6. Checking and complaints', zh: '六、核对与投诉' },
      text: {
        en: 'Please check the items at the counter. If something is missing or not as ordered, tell the staff at once or use the help of the order. The order counts as handed over when the staff or you confirm it.',
        zh: '请当面核对商品。如有缺漏或与订单不符，请立即告知店员或在订单中联系客服。店员或您确认后，视为订单已交付。',
      },
    },
  ],
}
