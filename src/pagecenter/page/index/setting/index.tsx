import { Text, View } from '@tarojs/components'
import { LanguageSwitch } from '@/components/base/LanguageSwitch'
import { Press } from '@/components/base/Press'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { AccountSkeleton, AccountCells, LeavingCells } from './parts/account'
import { Agreements } from './parts/agreements'
import { NotificationCells } from './parts/notifications'
import { SocialCells } from './parts/social'
import { SwitchCell } from './parts/switch-cell'
import styles from './index.module.scss'
import { SettingsModel } from './model'
import { words } from './text'

export default screen('settings', () => {
  const model = useModel((api, root) => new SettingsModel(api, root))
  const { title, login, general, language, feedback, contact, about, logOut } = words()
  useReturned(model.returned)
  return (
    <Screen title={title}>
      <View className={styles.settings}>
        {model.signedIn ? (
          <AsyncView resource={model.account} skeleton={<AccountSkeleton />} inline>
            {() => <AccountCells user={model.user} />}
          </AsyncView>
        ) : (
          <CellGroup>
            <Cell label={login} icon="log-in" height={104} onOpen={() => navigate('loginCode')} />
          </CellGroup>
        )}
        {model.signedIn && <SocialCells social={model.social} />}
        <NotificationCells model={model} />
        <CellGroup heading={general}>
          <SwitchCell label={language} icon="globe" onOpen={() => navigate('language')}>
            <LanguageSwitch />
          </SwitchCell>
          <Cell label={feedback} icon="message-square" height={104} onOpen={() => navigate('feedback')} />
          <Cell label={contact} icon="headphones" height={104} onOpen={() => navigate('contactUs', {})} />
          <Cell label={about} icon="info" height={104} value={model.version} onOpen={() => navigate('about')} />
        </CellGroup>
        {model.signedIn && <LeavingCells onExport={() => void model.exportData()} />}
        {model.signedIn && (
          <Press label={logOut} onPress={() => void model.logOut()} className={styles.settings__out}>
            <Text className={styles['settings__out-text']}>{logOut}</Text>
          </Press>
        )}
        <Agreements filing={model.about.value?.filing} />
      </View>
    </Screen>
  )
})
