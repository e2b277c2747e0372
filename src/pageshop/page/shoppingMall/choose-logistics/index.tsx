import { dictionary } from '@/i18n'
import { CarrierSearch } from '@/features/after-sales/CarrierSearch'
import { Screen, screen } from '@/components/frame/Screen'
import { useModel } from '@/state'
import { ChooseLogisticsModel } from './model'

const words = dictionary({ en: { title: 'Carrier' }, zh: { title: '选择快递公司' } })

export default screen('chooseLogistics', ({ chosen }) => {
  const model = useModel((api) => new ChooseLogisticsModel(api))
  return (
    <Screen title={words().title} scrollIntoView={model.carriers.target.goal}>
      <CarrierSearch model={model.carriers} chosen={chosen} onChoose={(key) => void model.choose(key)} />
    </Screen>
  )
})
