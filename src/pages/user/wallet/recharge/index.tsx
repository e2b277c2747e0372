import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { sellsVirtualGoods } from '@/platform/session/virtual-goods'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RechargeModel } from './model'
import { Amounts } from './parts/amounts'
import { Notes } from './parts/notes'
import { Ways } from './parts/ways'
import { words } from './text'

export default screen('recharge', () => (sellsVirtualGoods() ? <Recharge /> : <NotHere />))

const Recharge = observer(() => {
  const model = useModel((api) => new RechargeModel(api))
  const { title, log, pay } = words()
  useReturned(() => void model.returned())
  return (
    <Screen
      title={title}
      action={{ text: log, onPress: () => navigate('rechargeLog') }}
      footer={
        <BottomBar left={<Price amount={model.amount ?? 0} size={44} />}>
          <Button
            text={pay}
            busy={model.busy}
            disabled={model.rule.status !== 'ready'}
            onPress={() => void model.pay()}
          />
        </BottomBar>
      }
    >
      <AsyncView resource={model.rule}>
        {(rule) => (
          <View className={styles.recharge}>
            <Amounts model={model} rule={rule} />
            <Ways model={model} />
            <Notes minimum={rule.minimum} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const NotHere = observer(() => {
  const { title, notHere, notHereText } = words()
  return (
    <Screen title={title}>
      <StateView kind="empty" title={notHere} text={notHereText} />
    </Screen>
  )
})
