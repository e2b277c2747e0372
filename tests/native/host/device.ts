/** The simulated phone: an Android of 375 by 812 points. */
export const screen = { width: 375, height: 812, scale: 2, fontScale: 1, densityDpi: 320 }
const physical = { ...screen, width: screen.width * screen.scale, height: screen.height * screen.scale }
export const insets = { top: 24, right: 0, bottom: 16, left: 0 }
export const frame = { x: 0, y: 0, width: screen.width, height: screen.height }

const platform = {
  reactNativeVersion: { major: 0, minor: 73, patch: 11 },
  isTesting: false,
  Version: 33,
  Release: '13',
  uiMode: 'normal',
  Brand: 'Linli',
  Manufacturer: 'Linli',
  Model: 'Test',
  Serial: 'unknown',
  Fingerprint: 'test',
  ServerHost: 'localhost',
}

const about = {
  appVersion: '1.0.0',
  bundleId: 'com.example.linli',
  brand: 'Linli',
  model: 'Test',
  systemName: 'Android',
  systemVersion: '13',
  deviceId: 'test',
  deviceType: 'Handset',
  isTablet: false,
  uniqueId: 'test',
}

/** Constants of native modules without methods used by the app. */
export const constants: Readonly<Record<string, object>> = {
  PlatformConstants: platform,
  DeviceInfo: {
    Dimensions: { window: screen, screen, windowPhysicalPixels: physical, screenPhysicalPixels: physical },
  },
  SourceCode: { scriptURL: 'file:///index.android.bundle' },
  StatusBarManager: { HEIGHT: insets.top, DEFAULT_BACKGROUND_COLOR: 0 },
  I18nManager: { isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: 'en_US' },
  RNCSafeAreaContext: { initialWindowMetrics: { insets, frame } },
  RNDeviceInfo: about,
}
