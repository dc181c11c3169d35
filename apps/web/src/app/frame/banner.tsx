import { HillScene } from '../../ui/pictures/hill-scene.tsx';
import { Brand } from './brand.tsx';

export const Banner = () => (
  <div className="banner">
    <div className="cornice" />
    <HillScene />
    <div className="box">
      <Brand />
    </div>
  </div>
);
