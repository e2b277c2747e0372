/** Mini-programs and native apps have the sheet with the screen; the web loads it when the first room is opened. */
export { RoomSheet as LazyRoomSheet } from './room-sheet'
