import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { settings } from '@contract/settings'
import { Logo } from '@/components/base/Logo'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { AboutModel } from './model'
import { words } from './text'

const Head = observer(() => {
  const { slogan, version } = words()
  const { versionName, versionCode } = settings()
  return (
    <View className={styles.about__head}>
      <Logo size={128} />
      <Text className={styles.about__slogan}>{slogan}</Text>
      <Text className={styles.about__version}>{version(versionName, versionCode)}</Text>
    </View>
  )
})

const Update = observer(({ model }: { model: AboutModel }) => {
  const { update, ready, latest, check } = words()
  const { status, value } = model.update
  const found = value?.install ? ready : latest
  return (
    <Cell
      label={update}
      height={104}
      value={status === 'ready' ? found : status === 'failed' ? check : ''}
      valueTone={value?.install ? 'brand' : 'muted'}
      onOpen={() => void model.updateOrCheck()}
    />
  )
})

export default screen('about', () => {
  const model = useModel((api) => new AboutModel(api))
  const { title, agreement, privacy, contact, filing: filingTitle } = words()
  return (
    <Screen title={title}>
      <View className={styles.about}>
        <Head />
        <CellGroup>
          <Update model={model} />
          <Cell label={contact} height={104} onOpen={() => navigate('contactUs', {})} />
          <Cell label={agreement} height={104} onOpen={() => navigate('userAgreement', { key: 'userAgreement' })} />
          <Cell label={privacy} height={104} onOpen={() => navigate('userAgreement', { key: 'privacy' })} />
        </CellGroup>
        <AsyncView resource={model.about} skeleton={<View />} inline>
          {({ filing }) =>
            filing && (
              <CellGroup>
                <Cell
                  label={filingTitle}
                  height={104}
                  value={filing.number}
                  {...(filing.url ? { onOpen: () => model.showFiling(filing) } : {})}
                />
              </CellGroup>
            )
          }
        </AsyncView>
      </View>
    </Screen>
  )
})
