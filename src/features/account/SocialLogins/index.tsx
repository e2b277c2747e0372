import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SocialProvider } from '@contract/calls/social'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, type Resource, useModel } from '@/state'
import { socialNames } from '../social/names'
import { socialWays } from '../social/ways'
import styles from './index.module.scss'

const words = dictionary({
  en: { other: 'Or continue with', by: (name: string) => `Log in with ${name}` },
  zh: { other: '其他登录方式', by: (name) => `${name}登录` },
})

const icons: Readonly<Record<SocialProvider, IconName>> = { wechat: 'message-circle', alipay: 'badge-japanese-yen' }

class Ways {
  readonly ways: Resource<SocialProvider[]>

  constructor(api: Api) {
    this.ways = socialWays(api)
    makeModel(this)
    void this.ways.load()
  }

  dispose(): void {
    this.ways.dispose()
  }
}

/** The social apps by which one can log in here; nothing where there is none, or while it is not known. */
export const SocialLogins = observer(() => {
  const { ways } = useModel((api) => new Ways(api))
  if (!ways.value?.length) return null
  const { other, by } = words()
  return (
    <View className={styles.social}>
      <Text className={styles.social__title}>{other}</Text>
      <View className={styles.social__row}>
        {ways.value.map((provider) => (
          <Press
            key={provider}
            label={by(socialNames()[provider])}
            onPress={() => navigate('loginSocial', { provider })}
            className={styles.social__button}
          >
            <Icon name={icons[provider]} size={44} colour="ink-2" weight={1.75} />
          </Press>
        ))}
      </View>
    </View>
  )
})
