import type { FailureName } from './failures'
import { ruleMessages } from './rules/messages'
import type { Localized } from './settings'

/**
 * The user-facing message of each failure (product text §8). `{name}` is filled in from the failure's details; amounts
 * arrive there formatted. The server sends complete sentences, so clients do not contain these.
 */
export const failureMessages: Readonly<Record<FailureName, Localized>> = {
  tokenExpired: { en: 'Your login has expired. Please log in again', zh: '登录失效 请重新登录' },
  signedInElsewhere: {
    en: 'You were logged out or logged in on another device. Please log in again',
    zh: '账号已退出或在其他设备登录，请重新登录',
  },
  accountDisabled: { en: 'This account is disabled. Please contact us', zh: '账号已停用，请联系客服' },

  invalidRequest: { en: 'Request error', zh: '出错了，请稍后再试' },
  notSignedIn: { en: 'You are not logged in', zh: '您还未登录' },
  accessDenied: { en: 'Access denied', zh: '拒绝访问' },
  notFound: { en: 'Request failed', zh: '出错了，请稍后再试' },
  requestTimeout: { en: 'Request timeout', zh: '请求超时' },
  payloadTooLarge: { en: 'That’s too large to send', zh: '发送的内容过大' },
  tooManyRequests: { en: 'Too many requests. Try again later', zh: '操作太频繁，请稍后再试' },
  unexpected: { en: 'Network error, please retry later', zh: '网络错误，请稍后重试' },
  serviceUnavailable: { en: 'Service unavailable', zh: '服务不可用' },

  idempotencyKeyReused: {
    en: 'This submission was changed. Go back and try again',
    zh: '提交内容已变化，请返回重试',
  },
  requestInProgress: { en: 'Still working on it. Please wait', zh: '正在处理，请稍候' },
  networkBusy: { en: 'The network is busy, please try again later', zh: '网络繁忙，请稍后再试' },
  detailsFailed: { en: 'Failed to get the details', zh: '获取详情失败' },

  codeWrong: { en: 'Verification code error', zh: '验证码错误' },
  codeExpired: { en: 'This code has expired. Get a new one', zh: '验证码已过期，请重新获取' },
  codeTooSoon: { en: 'Wait {seconds} s before getting another code', zh: '请{seconds}秒后再获取验证码' },
  codeTooMany: { en: 'Too many codes today. Try again tomorrow', zh: '今日获取验证码次数过多，请明天再试' },
  codeLocked: {
    en: 'Too many wrong codes. Try again in {minutes} min',
    zh: '验证码错误次数过多，请{minutes}分钟后再试',
  },

  accountNotFound: { en: 'No account with this phone number', zh: '该手机号尚未注册' },
  passwordWrong: { en: 'Wrong phone number or password', zh: '手机号或密码错误' },
  passwordNotSet: { en: 'No password is set. Log in with a code', zh: '尚未设置密码，请使用验证码登录' },
  loginLocked: { en: 'Too many attempts. Try again in {minutes} min', zh: '尝试次数过多，请{minutes}分钟后再试' },
  phoneTaken: { en: 'This phone number is already registered', zh: '该手机号已注册' },
  agreementRequired: ruleMessages.agreementRequired,
  passwordsDiffer: ruleMessages.passwordsDiffer,
  samePassword: ruleMessages.samePassword,
  inviteCodeWrong: { en: 'This invitation code doesn’t exist', zh: '邀请码不存在' },
  cancelBlocked: { en: 'Finish your open orders and empty your wallet first', zh: '请先完成未完成的订单并清空钱包' },
  socialLoginFailed: { en: 'Social login failed. Try again', zh: '授权登录失败，请重试' },

  payPasswordNotSet: { en: 'Set a pay password first', zh: '请先设置支付密码' },
  payPasswordWrong: {
    en: 'Wrong pay password, {attemptsLeft} tries left',
    zh: '支付密码错误，还可尝试{attemptsLeft}次',
  },
  payPasswordLocked: {
    en: 'Pay password locked. Try again in {minutes} min',
    zh: '支付密码已锁定，请{minutes}分钟后再试',
  },
  payPasswordsDiffer: ruleMessages.payPasswordsDiffer,

  addressNotFound: { en: 'This address no longer exists', zh: '该地址已不存在' },
  addressRequired: ruleMessages.addressRequired,
  addressLabelExists: ruleMessages.addressLabelExists,
  tooManyAddresses: { en: 'You can keep up to {max} addresses', zh: '最多可保存{max}个地址' },
  locationFailed: {
    en: 'Positioning failed, check whether the location service is turned on',
    zh: '定位失败，请检查定位服务是否开启',
  },
  tooManyAddressLabels: { en: 'You can keep up to {max} tags of your own', zh: '最多可添加{max}个自定义标签' },
  regionUnknown: { en: 'Choose a region', zh: '请选择所在地区' },

  storeNotFound: { en: 'This store is no longer available', zh: '该商家已不存在' },
  storeClosed: { en: 'The store is closed', zh: '商家已打烊' },
  outOfDeliveryRange: ruleMessages.outOfDeliveryRange,
  goodsNotFound: { en: 'This item is no longer available', zh: '该商品已下架' },
  soldOut: { en: 'The product is out of stock', zh: '商品库存不足' },
  overPurchaseLimit: ruleMessages.overPurchaseLimit,
  specificationRequired: ruleMessages.specificationRequired,
  specificationInvalid: { en: 'This option is no longer available', zh: '该规格已失效，请重新选择' },
  codeNotOurs: { en: 'We can’t read this code', zh: '无法识别此二维码' },
  shareFailed: { en: 'Failed to get the share QR code', zh: '获取分享二维码失败' },
  tooManyReports: { en: 'You can report up to {max} times a day', zh: '每天最多举报{max}次' },

  cartLineNotFound: { en: 'This item is no longer in your cart', zh: '购物车中已没有该商品' },
  cartEmpty: { en: 'Your cart is empty', zh: '购物车是空的' },

  quoteNotFound: { en: 'Confirm the order again', zh: '请重新确认订单' },
  quoteExpired: { en: 'This took a while. Confirm the order again', zh: '页面停留过久，请重新确认订单' },
  quoteChanged: { en: 'Prices or stock have changed. Check again', zh: '价格或库存有变化，请重新确认' },
  belowMinimumOrder: { en: '{missing} more to reach the minimum order', zh: '还差{missing}起送' },
  deliveryTimeRequired: { en: 'Choose a time', zh: '请选择时间' },
  deliveryTimePast: { en: 'This time has passed. Choose another', zh: '所选时间已过，请重新选择' },
  timeSlotUnavailable: { en: 'This time isn’t available. Choose another', zh: '该时间段不可选，请重新选择' },
  pickupPhoneRequired: { en: 'Enter a valid pickup phone number', zh: '请输入正确的取餐手机号' },
  selfPickupUnavailable: { en: 'This store doesn’t offer self-pickup', zh: '该商家不支持到店自取' },
  orderNotFound: { en: 'This order doesn’t exist', zh: '订单不存在' },
  orderStateChanged: { en: 'The order has changed. Check again', zh: '订单状态已变化，请刷新查看' },
  orderUnavailable: { en: 'Unable to place order at this time', zh: '当前无法下单' },
  reasonRequired: { en: 'Choose a reason', zh: '请选择原因' },
  alreadyReviewed: { en: 'You’ve already reviewed this order', zh: '该订单已评价' },
  serviceAgreementRequired: ruleMessages.serviceAgreementRequired,
  tooManyUnpaidOrders: {
    en: 'You already have {max} unpaid orders. Pay for one or cancel one first',
    zh: '您已有{max}笔待支付订单，请先支付或取消',
  },
  tooManyUnpaidItems: {
    en: 'Your unpaid orders can hold up to {max} of the same item',
    zh: '待支付订单中同一商品最多{max}份，请先支付或减少数量',
  },
  remindTooSoon: { en: 'The store has been reminded. Please wait a little', zh: '已提醒商家，请稍候' },

  paymentNotFound: { en: 'This payment doesn’t exist', zh: '支付单不存在' },
  paymentClosed: { en: 'This payment has been closed', zh: '支付已关闭' },
  paymentFailed: { en: 'Payment failed, try again later', zh: '支付失败，请稍后再试' },
  paymentCancelled: { en: 'Payment cancelled', zh: '取消支付' },
  paymentTypeUnavailable: { en: 'This payment method isn’t available', zh: '该支付方式暂不可用' },
  alreadyPaid: { en: 'This order is already paid', zh: '订单已支付' },
  orderInvalid: { en: 'Order invalid, payment failed', zh: '订单无效，支付失败' },
  insufficientBalance: { en: 'Insufficient balance', zh: '余额不足' },

  nothingToWithdraw: ruleMessages.nothingToWithdraw,
  balanceBelowMinimum: ruleMessages.balanceBelowMinimum,
  withdrawAmountRequired: ruleMessages.withdrawAmountRequired,
  withdrawBelowMinimum: ruleMessages.withdrawBelowMinimum,
  withdrawableInsufficient: ruleMessages.withdrawableInsufficient,
  withdrawAccountRequired: ruleMessages.withdrawAccountRequired,
  withdrawAccountNotFound: { en: 'This account is no longer linked', zh: '该提现账户已解绑' },
  topUpBelowMinimum: ruleMessages.topUpBelowMinimum,
  accountAlreadyBound: { en: 'This account is already linked', zh: '该账户已绑定' },
  moneyRecordNotFound: { en: 'This record doesn’t exist', zh: '账单不存在' },
  topUpNotFound: { en: 'This top-up doesn’t exist', zh: '充值记录不存在' },
  topUpAboveMaximum: { en: 'The maximum top-up is {maximum} yuan', zh: '单笔最高充值{maximum}元' },

  notMember: ruleMessages.notMember,
  envelopeUsedUp: ruleMessages.envelopeUsedUp,
  couponNotFound: { en: 'This red envelope doesn’t exist', zh: '红包不存在' },
  couponUnavailable: { en: 'This red envelope can’t be used here', zh: '该红包不可用' },
  couponUsedUp: { en: 'All claimed', zh: '已领完' },
  couponLimitReached: { en: 'You’ve already claimed this one', zh: '您已领取过该红包' },
  pointsInsufficient: { en: 'Not enough points', zh: '积分不足' },

  applicationNotFound: { en: 'This application doesn’t exist', zh: '申请不存在' },
  applicationInReview: { en: 'Your application is in review', zh: '申请正在审核中' },
  certificationRequired: { en: 'Complete real-name certification first', zh: '请先完成实名认证' },
  refundNotFound: { en: 'This refund doesn’t exist', zh: '退款单不存在' },
  refundUnavailable: { en: 'This order can’t be refunded now', zh: '该订单当前不可退款' },
  deadlinePassed: { en: 'The deadline has passed', zh: '已超过截止时间' },
  refundTooMuch: { en: 'That’s more than can be refunded', zh: '超出可退数量' },
  refundStateChanged: { en: 'The refund has changed. Check again', zh: '退款状态已变化，请刷新查看' },

  errandTooFar: ruleMessages.errandTooFar,
  purchasePriceTooHigh: ruleMessages.purchasePriceTooHigh,
  mileageFailed: ruleMessages.mileageFailed,

  articleNotFound: { en: 'This article doesn’t exist', zh: '文章不存在' },
  messageNotFound: { en: 'This message doesn’t exist', zh: '消息不存在' },
  uploadFailed: { en: 'Upload failed, please retry', zh: '上传失败，请重试' },
  imageUploadFailed: { en: 'Image upload failed, please try again', zh: '图片上传失败，请重新上传' },
  mediaNotFound: { en: 'This photo is gone. Add it again', zh: '图片已失效，请重新添加' },
  videoUploadFailed: { en: 'Video upload failed, please retry', zh: '视频上传失败，请重试' },
}
