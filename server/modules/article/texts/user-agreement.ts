import type { StandardText } from './text'

/** The user agreement. */
export const userAgreement: StandardText = {
  key: 'userAgreement',
  title: { en: 'User Agreement', zh: '用户协议' },
  publishedAt: '2026-03-01T00:00:00Z',
  paragraphs: [
    {
      heading: null,
      text: {
        en: 'This agreement is between you and the operator of this Linli service. By ticking it when you log in or register you accept it. If you do not agree, you can still look around as a visitor.',
        zh: '本协议由您与邻里服务的运营者共同订立。您在登录或注册时勾选本协议，即表示接受其全部内容。如您不同意，仍可以访客身份浏览。',
      },
    },
    {
      heading: { en: '1. What the service does', zh: '一、服务内容' },
      text: {
        en: 'Linli shows you stores nearby, passes your orders to them and arranges delivery or pickup. The food and goods are sold by the stores. Each store is responsible for what it sells, for its prices and for the information on its page.',
        zh: '邻里为您展示附近的商家，将您的订单转交商家，并安排配送或到店自取。餐品和商品由商家销售，商家对其所售商品、价格及页面信息负责。',
      },
    },
    {
      heading: { en: '2. Your account', zh: '二、您的账号' },
      text: {
        en: 'An account belongs to one phone number. Verification codes, your password and your pay password are for you alone; nobody from the service will ever ask you for them. What is done with your account after a correct code or password counts as done by you. Tell us at once if you lose your phone or number.',
        zh: '一个手机号对应一个账号。验证码、登录密码和支付密码仅供您本人使用，我们的工作人员不会向您索取。通过正确的验证码或密码进行的操作视为您本人的操作。如手机或号码遗失，请立即告知我们。',
      },
    },
    {
      heading: { en: '3. Orders and prices', zh: '三、订单与价格' },
      text: {
        en: 'The confirmation page shows every part of the price: goods, packaging, delivery and discounts. The price you confirm is the price you pay. If something changes before you submit, you are told and confirm again. An order that is not paid within 15 minutes is cancelled automatically.',
        zh: '确认订单页会列明价格的各个组成部分：商品、打包、配送与优惠。您确认的价格即为实付价格；如在提交前发生变化，我们会提示您重新确认。下单后15分钟内未支付的订单将自动取消。',
      },
    },
    {
      heading: { en: '4. Cancelling and refunds', zh: '四、取消与退款' },
      text: {
        en: 'You can cancel free of charge until the store has accepted the order. If the store refuses it or does not accept it within 30 minutes, it is cancelled. In all these cases you are refunded in full to your payment method at once.',
        zh: '商家接单前，您可免费取消订单。商家拒单或30分钟内未接单的，订单自动取消。上述情形下，款项将立即全额原路退回。',
      },
    },
    {
      heading: { en: '5. Delivery', zh: '五、配送' },
      text: {
        en: 'Delivery times are estimates; weather, traffic and busy hours can lengthen them. Please give a correct address and a phone that can be reached. An order that has arrived is confirmed by you, or automatically 24 hours later.',
        zh: '配送时间为预计时间，天气、交通和用餐高峰可能造成延迟。请填写准确的地址和可接通的电话。订单送达后由您确认收货，24小时后将自动确认。',
      },
    },
    {
      heading: { en: '6. Wallet and pay password', zh: '六、钱包与支付密码' },
      text: {
        en: 'Your balance can be used to pay for orders. Payments from it need your six-digit pay password, which is locked for 15 minutes after five wrong tries. Every movement of your balance is recorded and can be traced.',
        zh: '您可使用余额支付订单。余额支付需输入六位支付密码，连续输错五次将锁定15分钟。余额的每一笔变动均有记录，可供查询。',
      },
    },
    {
      heading: { en: '7. Fair use', zh: '七、合理使用' },
      text: {
        en: 'Please do not place orders you do not want, harass riders or stores, abuse discounts, or try to get at data or accounts that are not yours. An account used in this way may be disabled; money in it stays yours.',
        zh: '请勿恶意下单、骚扰骑手或商家、滥用优惠，或试图获取不属于您的数据和账号。存在上述行为的账号可能被停用，账号内的资金仍归您所有。',
      },
    },
    {
      heading: { en: '8. Changes and questions', zh: '八、变更与联系' },
      text: {
        en: 'When this agreement changes, the new text is shown here with its date. For questions and complaints use Contact us in the settings. Disputes are settled under the law of the place where the operator is established; your rights as a consumer are not limited by this agreement.',
        zh: '本协议如有变更，将在此公布新文本及其日期。如有疑问或投诉，请通过设置中的“联系客服”反馈。争议适用运营者所在地法律解决，本协议不限制您作为消费者享有的法定权利。',
      },
    },
  ],
}
