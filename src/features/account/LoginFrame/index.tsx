import type { ReactNode } from 'react'
import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Logo } from '@/components/base/Logo'
import { Press } from '@/components/base/Press'
import { Screen } from '@/components/frame/Screen'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import { back, replace } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import { AgreementSheet } from '../Agreement'
import type { Consent } from '../consent'
import { SocialLogins } from '../SocialLogins'
import styles from './index.module.scss'
import welcome from './welcome.webp'

const words = dictionary({
  en: {
    close: 'Close',
    other: '切换到中文',
    otherName: '中文',
    hello: 'Hello, neighbour',
    line: 'Good food around you,\njust downstairs',
    newHere: 'New here?',
    create: 'Create an account',
    agreeAndLogin: 'Agree and log in',
  },
  zh: {
    close: '关闭',
    other: 'Change to English',
    otherName: 'English',
    hello: '你好，邻居',
    line: '好吃的，都在楼下',
    newHere: '还没有账号？',
    create: '注册新账号',
    agreeAndLogin: '同意并登录',
  },
})

/** Close button and language switch. */
const Bar = observer(() => {
  const { close, other, otherName } = words()
  const swap = () => language.set(language.value === 'en' ? 'zh' : 'en')
  return (
    <View className={styles['login-frame__bar']} style={{ marginTop: pixels(windowInfo().statusBar) }}>
      <Press label={close} onPress={() => void back()} className={styles['login-frame__close']}>
        <Icon name="x" size={48} />
      </Press>
      <Press label={other} onPress={swap} className={styles['login-frame__language']}>
        <View className={styles['login-frame__pill']}>
          <Icon name="globe" size={28} colour="ink-2" />
          <Text className={styles['login-frame__pill-text']}>{otherName}</Text>
        </View>
      </Press>
    </View>
  )
})

const Banner = observer(() => {
  const { hello, line } = words()
  return (
    <View className={styles['login-frame__banner']}>
      <Image className={styles['login-frame__picture']} src={welcome} mode="aspectFill" aria-hidden />
      <Bar />
      <View className={styles['login-frame__words']}>
        <Logo size={72} />
        <Text className={styles['login-frame__name']}>{hello}</Text>
        <Text className={styles['login-frame__line']}>{line}</Text>
      </View>
    </View>
  )
})

interface Props {
  title: string
  consent: Consent
  children: ReactNode
}

/** Layout of the login screens: header, form sheet, link to registration. */
export const LoginFrame = observer(function LoginFrame({ title, consent, children }: Props) {
  const { newHere, create, agreeAndLogin } = words()
  return (
    <Screen surface="white" overlay={<AgreementSheet consent={consent} action={agreeAndLogin} />}>
      <Banner />
      <View className={styles['login-frame__sheet']}>
        <Text className={styles['login-frame__title']} role="heading" aria-level={1}>
          {title}
        </Text>
        {children}
        <Press
          label={create}
          role="link"
          onPress={() => void replace('register')}
          className={styles['login-frame__new']}
        >
          <Text className={styles['login-frame__new-text']}>{newHere}</Text>
          <Text className={styles['login-frame__create']}>{create}</Text>
        </Press>
        <SocialLogins />
      </View>
    </Screen>
  )
})

interface Link {
  text: string
  onPress: () => void
}

/** Links below the fields: another login method, help. */
export const LoginLinks = ({ left, right }: { left: Link; right: Link }) => (
  <View className={styles['login-frame__links']}>
    {[left, right].map(({ text, onPress }) => (
      <Press key={text} label={text} onPress={onPress} className={styles['login-frame__link']}>
        <Text className={styles['login-frame__link-text']}>{text}</Text>
      </Press>
    ))}
  </View>
)
