/** A city of shops: its code without the district, its area code, and where it is. */
export interface ShopCity {
  readonly code: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
}

const city = (code: string, phone: string, latitude: number, longitude: number): ShopCity => {
  return { code, phone, latitude, longitude }
}

/** The cities in which the mall's shops are. */
export const cities: Readonly<Record<string, ShopCity>> = {
  chaozhou: city('4451', '0768', 23.6567, 116.6226),
  chengdu: city('5101', '028', 30.5728, 104.0668),
  dandong: city('2106', '0415', 40.1292, 124.3947),
  dongguan: city('4419', '0769', 23.0207, 113.7518),
  foshan: city('4406', '0757', 23.0215, 113.1214),
  ganzhou: city('3607', '0797', 25.8311, 114.9348),
  guangzhou: city('4401', '020', 23.1291, 113.2644),
  hangzhou: city('3301', '0571', 30.2741, 120.1551),
  harbin: city('2301', '0451', 45.8038, 126.535),
  kunming: city('5301', '0871', 24.8801, 102.8329),
  nantong: city('3206', '0513', 31.9802, 120.8943),
  ningbo: city('3302', '0574', 29.8683, 121.544),
  quanzhou: city('3505', '0595', 24.8741, 118.6757),
  shanghai: city('3101', '021', 31.2304, 121.4737),
  shantou: city('4405', '0754', 23.3541, 116.682),
  shenzhen: city('4403', '0755', 22.5431, 114.0579),
  suzhou: city('3205', '0512', 31.2989, 120.5853),
}
