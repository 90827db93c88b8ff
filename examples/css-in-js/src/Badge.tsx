import { styled } from 'styled-components';

export const Badge = styled.span`
  color: crimson;
`;
