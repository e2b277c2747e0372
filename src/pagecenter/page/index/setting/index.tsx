import { Text, View } from '@tarojs/components'
import { settings } from '@contract/settings'
import { LanguageSwitch } from '@/components/base/LanguageSwitch'
import { Press } from '@/components/base/Press'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/gate'
import { useReturned } from '@/platform/lifecycle'
import { useModel } from '@/state'
import { AboutSheet } from './parts/about'
import { AccountSkeleton, AccountCells, LeavingCells } from './parts/account'
import { Agreements } from './parts/agreements'
import styles from './index.module.scss'
import { SettingsModel } from './model'
import { words } from './text'

export default screen('settings', () => {
  const model = useModel((api, root) => new SettingsModel(api, root))
  const { title, login, general, language, contact, about, logOut } = words()
  useReturned(() => void (model.signedIn && model.account.reload()))
  return (
    <Screen title={title} overlay={<AboutSheet open={model.aboutOpen} onClose={model.hideAbout} />}>
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
        <CellGroup heading={general}>
          <Cell label={language} icon="globe" height={104} right={<LanguageSwitch />} />
          <Cell label={contact} icon="headphones" height={104} onOpen={() => navigate('contactUs', {})} />
          <Cell label={about} icon="info" height={104} value={settings().versionName} onOpen={model.showAbout} />
        </CellGroup>
        {model.signedIn && <LeavingCells onExport={() => void model.exportData()} />}
        {model.signedIn && (
          <Press label={logOut} onPress={() => void model.logOut()} className={styles.settings__out}>
            <Text className={styles['settings__out-text']}>{logOut}</Text>
          </Press>
        )}
        <Agreements />
      </View>
    </Screen>
  )
})
