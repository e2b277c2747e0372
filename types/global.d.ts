/// <reference types="@tarojs/taro" />

declare module '*.png'

declare module '*.webp' {
  const path: string
  export default path
}

declare module '*.svg' {
  const path: string
  export default path
}

declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.scss'

declare module '*.css'

declare namespace NodeJS {
  interface ProcessEnv {
    TARO_ENV: 'h5' | 'weapp' | 'alipay' | 'rn'
    TARO_APP_API?: string
    TARO_APP_PRODUCT_API?: string
    TARO_APP_PRODUCT_PATHS?: string
    TARO_APP_MOCK?: string
    TARO_APP_VIRTUAL_GOODS?: string
  }
}
