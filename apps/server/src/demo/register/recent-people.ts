import type { Day, Dzongkhag } from '@kathok/contract';

interface Person {
  daysAgo: number;
  name: string;
  gender: 'male' | 'female';
  dateOfBirth: Day;
  dzongkhag: Dzongkhag;
  gewog: string;
  village: string;
  identityNumber: string;
  phone: string;
}

let serial = 0;

/** Who registered on the website in the last weeks and has not paid yet. */
export const applicants: Person[] = [
  person(1, 'Deki Choden', 'female', '1994-06-21', 'Bumthang', 'Chhoekhor', 'Jakar', '17310001'),
  person(1, 'Phub Gyeltshen', 'male', '1988-01-09', 'Paro', 'Lungnyi', 'Bondey', '17310002'),
  person(2, 'Tandin Bidha', 'female', '2001-11-30', 'Thimphu', 'Kawang', 'Taba', '77310003'),
  person(4, 'Lhakpa Dorji', 'male', '1976-04-02', 'Trashigang', 'Khaling', 'Khaling', '17310004'),
  person(6, 'Sither Lhamo', 'female', '1990-09-15', 'Punakha', 'Kabisa', 'Kabjisa', '17310005'),
  person(9, 'Gem Tshering', 'male', '1969-12-24', 'Haa', 'Bji', 'Yangthang', '77310006'),
  person(13, 'Rinzin Wangmo', 'female', '1998-03-03', 'Bumthang', 'Ura', 'Ura Dozhi', '17310007'),
];

/** Who was entered at the desk; the last two are entered a second time by mistake. */
export const newcomers: Person[] = [
  person(20, 'Chencho Dem', 'female', '1983-07-07', 'Bumthang', 'Tang', 'Gamling', '17320001'),
  person(16, 'Sangay Lethro', 'male', '1979-10-18', 'Monggar', 'Drametse', 'Drametse', '17320002'),
  person(12, 'Kelzang Dawa', 'male', '1986-02-14', 'Thimphu', 'Chang', 'Motithang', '17320003'),
  person(11, 'Tshewang Lhadon', 'female', '1992-08-08', 'Paro', 'Doteng', 'Drugyel', '17320004'),
  person(5, 'Dawa Kelzang', 'male', '1986-02-14', 'Thimphu', 'Chang', 'Motithang', '77320005'),
  person(3, 'Tshewang Lhadoen', 'female', '1992-08-09', 'Paro', 'Doteng', 'Drugyel', '17320004'),
];

function person(
  daysAgo: number,
  name: string,
  gender: 'male' | 'female',
  dateOfBirth: Day,
  dzongkhag: Dzongkhag,
  gewog: string,
  village: string,
  phone: string,
): Person {
  serial += 1;
  const identityNumber = `1140700${String(serial).padStart(4, '0')}`;
  return {
    daysAgo,
    name,
    gender,
    dateOfBirth,
    dzongkhag,
    gewog,
    village,
    phone: `+975${phone}`,
    identityNumber,
  };
}
