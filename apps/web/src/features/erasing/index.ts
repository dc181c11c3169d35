export { EraseDrawer } from './erase-drawer.tsx';
