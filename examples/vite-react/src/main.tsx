import './brand.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Office } from './Office';

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Office />
  </StrictMode>,
);
