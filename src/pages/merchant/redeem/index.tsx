import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Field } from '@/components/form/Field'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import type { ManagedStore } from '@/features/merchant/merchant'
import { MerchantHead, OwnStore } from '@/features/merchant/OwnStore'
import { useReturned } from '@/platform/navigation/lifecycle'
import { scan } from '@/platform/device/scan'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RedeemModel } from './model'
import { Found } from './parts/found'
import { Today } from './parts/today'
import { words } from './text'

export default screen('merchantRedeem', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {(store) => <Till key={store.id} store={store} />}
  </OwnStore>
))

const Till = observer(function Till({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new RedeemModel(api, store.id))
  useReturned(() => void model.today.reload(false))
  const t = words()
  const { today, done, found } = model
  return (
    <Screen
      nav={<MerchantHead title={t.title} />}
      footer={<MerchantBar active="merchantMy" />}
      onRefresh={() => today.reload()}
    >
      <View className={styles.redeem}>
        {scan && <Button icon="scan-line" text={t.scan} kind="soft" onPress={() => void model.scan()} />}
        <View className={styles.redeem__code}>
          <View className={styles.redeem__field}>
            <Field
              label={t.code}
              placeholder={t.placeholder}
              kind="text"
              value={model.code}
              maxLength={40}
              onChange={model.type}
            />
          </View>
          <Button
            text={t.check}
            kind={found ? 'outline' : 'primary'}
            size={80}
            disabled={!model.isComplete}
            busy={model.busy && !found}
            onPress={() => void model.checkTyped()}
          />
        </View>
        {done && <Note kind="good" icon="circle-check" text={t.done(done.name, done.count)} />}
        {found && <Found model={model} found={found} />}
        <AsyncView resource={today} inline>
          {(value) => <Today model={model} today={value} />}
        </AsyncView>
      </View>
    </Screen>
  )
})
