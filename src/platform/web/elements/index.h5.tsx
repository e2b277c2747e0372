/**
 * Plain DOM implementations of the elements of `@tarojs/components` in use: small, accessible, with the same props and
 * events. The web build aliases them to replace Taro's web components.
 */
export { Image } from './image.h5'
export { Input, Textarea } from './input.h5'
export { ScrollView } from './scroll-view.h5'
export { Swiper, SwiperItem } from './swiper.h5'
export { Switch } from './switch.h5'
export { Video } from './video.h5'
export { Block, Button, PullDownRefresh, Text, View } from './view.h5'
