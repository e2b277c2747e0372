import { View } from '@tarojs/components'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Note } from '@/components/base/Note'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { RestaurantCard } from '@/features/table/RestaurantCard'
import { TableDepositCard } from '@/features/table/TableDeposit'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import styles from './index.module.scss'
import { bookedText } from './booking-text'
import { BookTableModel } from './model'
import { BookBar } from './parts/bar'
import { Dates } from './parts/dates'
import { Guests } from './parts/guests'
import { Seatings } from './parts/seatings'
import { Times } from './parts/times'
import { WaitSheet } from './parts/wait-sheet'
import { words } from './text'

export default screen('bookTable', ({ id, order, ...wish }) => {
  const model = useModel((api) => new BookTableModel(api, id, wish, order))
  useReturned(model.returned)
  const t = words()
  return (
    <Screen
      title={order ? t.changeTitle : t.title}
      footer={model.options.value && <BookBar model={model} />}
      overlay={<WaitSheet waiting={model.waiting} />}
      onRefresh={model.options.reload}
    >
      <AsyncView
        resource={model.options}
        skeleton={<BlocksSkeleton className={styles.book} heights={[160, 720, 160]} />}
      >
        {(options) => (
          <View className={styles.book}>
            <RestaurantCard restaurant={options.restaurant} note={t.today(options.restaurant.hours)} />
            {options.booked && <Note kind="info" icon="calendar" text={t.bookedNow(bookedText(options.booked))} />}
            <View className={styles.book__card}>
              <Guests model={model} options={options} />
              <Dates model={model} options={options} />
              <Times model={model} options={options} />
              <Seatings model={model} options={options} />
            </View>
            {options.deposit && <TableDepositCard {...options} deposit={options.deposit} at={model.at} />}
            {options.takesQueue && (
              <CellGroup>
                <Cell label={t.takeNumber} icon="receipt-text" onOpen={() => navigate('queue', { id })} />
              </CellGroup>
            )}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
