import type { Localized } from '../settings'

/** The messages of the rules of applications, which no other form loads. */
export const applicationMessages = {
  nameRequired: { en: 'Enter your name', zh: '请输入姓名' },
  idFrontRequired: { en: 'Upload the front of the ID card', zh: '请上传身份证正面照' },
  idBackRequired: { en: 'Upload the back of the ID card', zh: '请上传身份证反面照' },
  idHoldingRequired: { en: 'Upload a photo of you holding the ID card', zh: '请上传手持身份证照' },
  idNumberRequired: { en: 'Enter the ID number', zh: '请输入身份证号' },
  storePhoneRequired: { en: "Enter the store's phone number", zh: '请输入店铺电话' },
  storeNameRequired: { en: 'Enter the name of the store', zh: '请输入店铺名称' },
  storeLogoRequired: { en: 'Upload a logo', zh: '请上传店铺logo' },
  storeCategoryRequired: { en: 'Choose a category', zh: '请选择店铺分类' },
  storeAddressRequired: { en: 'Choose the address of the store', zh: '请选择店铺地址' },
  personInChargeRequired: { en: 'Enter the person in charge', zh: '请输入负责人姓名' },
  businessLicenceRequired: { en: 'Upload the business licence', zh: '请上传营业执照' },
  foodLicenceRequired: { en: 'Upload the food business licence', zh: '请上传食品经营许可证' },
  vehicleTypeRequired: { en: 'Choose a vehicle type', zh: '请选择车辆类型' },
  vehicleBrandRequired: { en: 'Enter the brand', zh: '请输入车辆品牌' },
  vehicleDimensionsRequired: { en: 'Enter the dimensions', zh: '请输入车辆尺寸' },
  vehicleLoadRequired: { en: 'Enter the load', zh: '请输入车辆载重' },
  plateRequired: { en: 'Enter the licence plate', zh: '请输入车牌号' },
  greenBarRequired: { en: 'Enter the green-bar code of the registration', zh: '请输入登记证书绿条编号' },
  insuranceNumberRequired: { en: 'Enter the insurance number', zh: '请输入保险单号' },
  vehiclePhotosRequired: { en: 'Upload photos of the front, side and back', zh: '请上传车辆正面、侧面和背面照' },
  positionTypeRequired: { en: 'Choose full time or part time', zh: '请选择职位类型' },
  orderTypeRequired: { en: 'Choose at least one order type', zh: '请至少选择一种接单类型' },
  applicationAgreementRequired: { en: 'Read and agree to the agreement', zh: '请阅读并同意协议' },
} as const satisfies Record<string, Localized>
