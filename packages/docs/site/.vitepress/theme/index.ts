import Theme from 'vitepress/theme-without-fonts';
import './colors.css';
import './prose.css';
import './tables.css';
import './sequence.css';
import './flows.css';
import './sync.css';
import './landing.css';

export default Theme;
