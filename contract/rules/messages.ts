import { overPurchaseLimit, specificationRequired } from './shopping-messages'
import type { applicationMessages } from './application-messages'
import type { errandMessages } from './errand-messages'
import { limits } from '../limits'
import type { Localized } from '../settings'

/**
 * The form's message for each violated rule of product text §5, by name. The form fills in `{name}`. Where a failure
 * has the same sentence, contract/failure-messages.ts takes it from here.
 */
const common = {
  // Generic
  required: { en: 'This can’t be empty', zh: '此项不能为空' },
  phoneInvalid: { en: 'Enter a valid phone number', zh: '请输入正确的手机号' },
  codeInvalid: { en: 'Enter the {length}-digit code', zh: '请输入{length}位验证码' },
  chineseNameInvalid: { en: 'Enter 2 to 6 Chinese characters', zh: '请输入2到6个汉字' },
  numberInvalid: { en: 'Enter 5 to 11 digits', zh: '请输入5到11位数字' },
  qqInvalid: { en: 'Enter a valid QQ number', zh: '请输入正确的QQ号' },
  idCardInvalid: { en: 'Enter a valid ID number', zh: '请输入正确的身份证号' },
  passwordInvalid: {
    en: `Use ${limits.passwordMin}–${limits.passwordMax} letters and digits, at least one of each`,
    zh: `密码为${limits.passwordMin}到${limits.passwordMax}位字母和数字的组合`,
  },
  payPasswordInvalid: { en: 'The pay password has 6 digits', zh: '支付密码为6位数字' },
  moneyInvalid: { en: 'Enter an amount with up to 2 decimals', zh: '请输入正确的金额，最多两位小数' },
  positiveMoneyInvalid: {
    en: 'Enter an amount above 0 with up to 2 decimals',
    zh: '请输入大于0的金额，最多两位小数',
  },
  plateInvalid: { en: 'Enter a valid licence plate', zh: '请输入正确的车牌号' },
  bankCardInvalid: { en: 'Enter a valid card number', zh: '请输入正确的银行卡号' },
  code18Invalid: { en: 'Enter 18 digits or capital letters', zh: '请输入18位数字或大写字母' },
  creditCodeInvalid: { en: 'Enter the 18 characters of the credit code', zh: '请输入正确的统一社会信用代码' },
  invoiceTitleRequired: { en: 'Enter the invoice name', zh: '请输入发票抬头' },
  taxNumberRequired: { en: 'Enter the tax number', zh: '请输入税号' },
  taxNumberInvalid: {
    en: 'A tax number has 15, 17, 18 or 20 letters and digits',
    zh: '税号应为15、17、18或20位字母和数字',
  },
  emailInvalid: { en: 'Enter a valid email address', zh: '请输入正确的邮箱' },
  urlInvalid: { en: 'Enter a valid web address', zh: '请输入正确的网址' },
  dateInvalid: { en: 'Enter a valid date', zh: '请输入正确的日期' },
  digitsInvalid: { en: 'Digits only', zh: '只能输入数字' },
  landlineInvalid: { en: 'Enter a valid landline number', zh: '请输入正确的座机号' },
  lettersInvalid: { en: 'Letters only', zh: '只能输入字母' },
  lettersOrDigitsInvalid: { en: 'Letters and digits only', zh: '只能输入字母或数字' },
  lengthOutside: { en: 'Enter {min} to {max} {max|character|characters}', zh: '请输入{min}到{max}个字符' },
  numberOutside: { en: 'Enter a number from {min} to {max}', zh: '请输入{min}到{max}之间的数字' },
  tooManyImages: { en: 'Up to {max} {max|photo|photos}', zh: '最多可上传{max}张图片' },

  // Account
  inviteCodeInvalid: { en: 'Enter a valid invitation code', zh: '请输入正确的邀请码' },
  phoneRequired: { en: 'Enter a phone number', zh: '请输入手机号' },
  phoneNotOwn: { en: 'Enter the phone number of your account', zh: '请输入本账号的手机号' },
  codeRequired: { en: 'Enter the verification code', zh: '请输入验证码' },
  passwordRequired: { en: 'Enter a password', zh: '请输入密码' },
  passwordsDiffer: { en: 'The two passwords don’t match', zh: '两次密码输入不一致' },
  samePassword: { en: 'The new password must differ from the old one', zh: '新密码不能与旧密码相同' },
  payPasswordsDiffer: { en: 'The two pay passwords don’t match', zh: '两次支付密码输入不一致' },
  agreementRequired: { en: 'Read and agree to the user agreement', zh: '请阅读并同意用户协议' },
  nicknameRequired: { en: 'Enter a nickname', zh: '请输入昵称' },
  nicknameTooLong: { en: `Up to ${limits.nicknameMax} characters`, zh: `昵称最多${limits.nicknameMax}个字符` },
  birthdayInFuture: { en: 'A birthday can’t be in the future', zh: '生日不能晚于今天' },
  genderRequired: { en: 'Choose a gender', zh: '请选择性别' },
  feedbackRequired: { en: 'Write your feedback', zh: '请填写反馈内容' },
  feedbackTooLong: { en: `Up to ${limits.feedbackMax} characters`, zh: `反馈内容最多${limits.feedbackMax}字` },

  // Address
  consigneeRequired: { en: 'Enter a name', zh: '请填写收货人姓名' },
  consigneeTooLong: { en: `A name has up to ${limits.nameMax} characters`, zh: `姓名最多${limits.nameMax}个字` },
  regionRequired: { en: 'Choose a region', zh: '请选择所在地区' },
  detailedAddressRequired: { en: 'Enter your building and unit', zh: '请填写门牌号' },
  tagNameRequired: { en: 'Enter a tag', zh: '请输入标签' },
  tagRequired: { en: 'Choose a tag', zh: '请选择标签' },
  tagTooLong: { en: `A tag has up to ${limits.addressTagMax} characters`, zh: `标签最多${limits.addressTagMax}个字` },
  addressLabelExists: { en: 'This tag already exists', zh: '该标签已存在' },

  // Top-up and withdrawal
  topUpAmountRequired: { en: 'Enter an amount', zh: '请输入充值金额' },
  topUpBelowMinimum: { en: 'The minimum top-up is {minimum} yuan', zh: '最低充值金额为{minimum}元' },
  nothingToWithdraw: { en: 'There is nothing to withdraw', zh: '没有可提现的金额' },
  balanceBelowMinimum: { en: 'Your balance is below the minimum withdrawal', zh: '当前余额低于最低提现金额限制' },
  withdrawAmountRequired: { en: 'Enter an amount to withdraw', zh: '请输入提现金额' },
  withdrawBelowMinimum: { en: 'The minimum withdrawal is {minimum} yuan', zh: '最小提现金额为 {minimum} 元' },
  withdrawableInsufficient: { en: 'Insufficient withdrawable balance', zh: '可提现余额不足' },
  withdrawAccountRequired: { en: 'Link an account first', zh: '请先绑定提现账户' },

  // Binding
  codeNotRequested: { en: 'Get a code first', zh: '请先获取验证码' },
  paymentQrCodeRequired: { en: 'Upload your payment QR code', zh: '请上传收款二维码' },
  realNameInvalid: { en: 'Enter your real name', zh: '请输入正确的真实姓名' },
  cardNumberRequired: { en: 'Enter the card number', zh: '请输入银行卡号' },
  accountTitleRequired: { en: 'Enter the bank or service', zh: '请输入银行或机构名称' },
  accountNumberInvalid: { en: 'Enter the account number', zh: '请输入正确的账号' },
  cardFrontRequired: { en: 'Upload a photo of the front of the card', zh: '请上传银行卡正面照' },

  // Orders
  addressRequired: { en: 'Choose a delivery address', zh: '请选择收货地址' },
  outOfDeliveryRange: { en: 'Not in delivery range', zh: '不在配送范围内' },
  deliveryTimeRequired: { en: 'Choose a delivery time', zh: '请选择送达时间' },
  collectionTimeRequired: { en: 'Choose a pickup time', zh: '请选择自取时间' },
  serviceAgreementRequired: { en: 'Agree to the in-store service agreement', zh: '请勾选到店服务协议' },
  pickupPhoneRequired: { en: 'Enter a pickup phone number', zh: '请输入取餐手机号' },
  cancelReasonRequired: { en: 'Choose a reason', zh: '请选择取消原因' },
  arrivalTimeRequired: { en: 'Choose an arrival time', zh: '请选择到店时间' },
  reservationTimeRequired: { en: 'Choose a booking time', zh: '请选择预订时间' },
  contactNameRequired: { en: 'Enter a contact name', zh: '请输入联系人' },

  // Stores, carts and after-sales
  reportContentRequired: { en: 'Describe what happened', zh: '请输入举报内容' },
  notMember: { en: 'Become a member first', zh: '请先开通会员' },
  envelopeUsedUp: { en: 'You’ve used all your member red envelopes', zh: '会员红包已用完' },
  checkoutItemsRequired: { en: 'Select what to buy', zh: '请选择要结算的商品' },
  deleteItemsRequired: { en: 'Select what to delete', zh: '请选择要删除的商品' },
  favoriteItemsRequired: { en: 'Select what to add to favourites', zh: '请选择要收藏的商品' },
  keywordRequired: { en: 'Enter a keyword', zh: '请输入搜索关键词' },
  specificationRequired,
  overPurchaseLimit,
  ratingRequired: { en: 'Rate the store', zh: '请为商家评分' },
  refundTypeRequired: { en: 'Choose a refund type', zh: '请选择退款类型' },
  refundDescriptionRequired: { en: 'Describe the problem', zh: '请填写退款说明' },
  logisticsNumberRequired: { en: 'Enter the tracking number', zh: '请输入运单号' },
  logisticsCompanyRequired: { en: 'Choose a carrier', zh: '请选择快递公司' },
  contactRequired: { en: 'Enter a contact number', zh: '请输入联系方式' },
} as const satisfies Record<string, Localized>

export type RuleName = keyof typeof common | keyof typeof applicationMessages | keyof typeof errandMessages

/** Those of every form; the rules of applications and errands add their own, so that no other form loads them. */
export const ruleMessages = { ...common } as Record<RuleName, Localized> & typeof common
