import { dictionary } from '@/i18n'
import { CarrierSearch } from '@/features/after-sales/CarrierSearch'
import { Screen, screen } from '@/components/frame/Screen'
import { useModel } from '@/state'
import { ExpressCompanyModel } from './model'

const words = dictionary({ en: { title: 'Book a pickup' }, zh: { title: '快递公司电话' } })

export default screen('expressCompany', () => {
  const model = useModel((api) => new ExpressCompanyModel(api))
  return (
    <Screen title={words().title} scrollIntoView={model.carriers.target.goal}>
      <CarrierSearch model={model.carriers} onChoose={(key) => void model.call(key)} />
    </Screen>
  )
})
