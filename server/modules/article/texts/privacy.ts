import type { StandardText } from './text'

/** The privacy policy. */
export const privacy: StandardText = {
  key: 'privacy',
  title: { en: 'Privacy Policy', zh: '隐私政策' },
  publishedAt: '2026-03-01T00:00:00Z',
  paragraphs: [
    {
      heading: null,
      text: {
        en: 'This policy says which data the operator of this Linli service keeps about you, what for, and how you stay in control of it. Only what the service needs is asked for.',
        zh: '本政策说明邻里服务的运营者保存您的哪些信息、用于何种目的，以及您如何管理这些信息。我们仅收集提供服务所必需的信息。',
      },
    },
    {
      heading: { en: '1. What we keep', zh: '一、我们保存的信息' },
      text: {
        en: 'Your phone number; what you write in your profile (nickname, gender, birthday, e-mail); the addresses you add with name, phone and door; your orders, payments and the movements of your balance; your cart and the stores and goods you marked as favourites.',
        zh: '您的手机号；您填写的个人资料（昵称、性别、生日、邮箱）；您添加的收货地址及其中的姓名、电话和门牌；您的订单、支付和余额变动记录；您的购物车，以及您收藏的商家和商品。',
      },
    },
    {
      heading: { en: '2. Where you are', zh: '二、位置信息' },
      text: {
        en: 'If you allow it, your position is sent with each request to show stores nearby, distances and delivery times. It is not stored. If you do not allow it, you can choose a place by hand. The position of an address you save is stored with that address.',
        zh: '经您允许，每次请求会附带您的位置，用于展示附近商家、距离和配送时间，我们不保存该位置。如您不允许，可手动选择地点。您保存的收货地址所对应的位置会与该地址一并保存。',
      },
    },
    {
      heading: { en: '3. Who sees it', zh: '三、信息的共享' },
      text: {
        en: 'The store and the rider of an order see what they need to fulfil it: the items, your remark, the address and the contact. You can have your number hidden when you order. A code is sent to your phone through an SMS provider. Nothing is sold and nothing is used for advertising by others.',
        zh: '订单的商家和骑手可看到履行订单所需的信息：商品、备注、地址和联系方式。下单时您可选择隐藏号码。验证码通过短信服务商发送。我们不出售您的信息，也不提供给他人用于广告。',
      },
    },
    {
      heading: { en: '4. How it is protected', zh: '四、信息的保护' },
      text: {
        en: 'Phone numbers, e-mail addresses and the names, phones and doors of addresses are encrypted in the database. Passwords and codes are kept only as hashes and cannot be read by anybody. Logs hold no tokens and no personal data.',
        zh: '手机号、邮箱以及地址中的姓名、电话和门牌在数据库中加密保存。密码和验证码仅以哈希形式保存，任何人都无法读取。日志中不含登录凭证和个人信息。',
      },
    },
    {
      heading: { en: '5. On your device', zh: '五、设备上的信息' },
      text: {
        en: 'The app keeps your session, your language, your search history and a random number that stands for the installation. Logging out removes the session, the cart and your profile from the device. A session ends automatically after 30 days.',
        zh: '应用会在您的设备上保存登录状态、语言、搜索历史以及代表本次安装的随机编号。退出登录会清除设备上的登录状态、购物车和个人资料。登录状态30天后自动失效。',
      },
    },
    {
      heading: { en: '6. How long', zh: '六、保存期限' },
      text: {
        en: 'Data is kept as long as you have an account. Orders and payments are kept longer where the law requires it. Verification codes are valid for five minutes.',
        zh: '您的信息在账号存续期间保存；订单和支付记录在法律要求的期限内保存。验证码五分钟内有效。',
      },
    },
    {
      heading: { en: '7. Your choices', zh: '七、您的权利' },
      text: {
        en: 'You can read and change your profile and your addresses at any time, and take back permissions such as location in the settings of your device. To have your data handed over or deleted, write to us through Contact us; we answer within 15 days.',
        zh: '您可随时查看和修改个人资料与收货地址，并可在设备设置中收回位置等权限。如需获取或删除您的信息，请通过“联系客服”提出，我们将在15天内答复。',
      },
    },
    {
      heading: { en: '8. Children and changes', zh: '八、未成年人与变更' },
      text: {
        en: 'The service is meant for adults; anyone under 14 needs the consent of a parent. When this policy changes, the new text is shown here with its date.',
        zh: '本服务面向成年人，未满14周岁者须经监护人同意后使用。本政策如有变更，将在此公布新文本及其日期。',
      },
    },
  ],
}
