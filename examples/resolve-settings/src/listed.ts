import dependency from 'absent-dependency';
import optional from 'absent-optional';
import peer from 'absent-peer';

export const absent = [dependency, optional, peer];
