import type { Random } from './random.ts';

export type Person = { name: string; email: string; phone: string; city: string };

const givenNames = `
  Aarav Aditi Ajay Akash Amrita Ananya Anil Anjali Arjun Arun Asha Ayesha Bhavna Chitra Deepak
  Devika Dinesh Divya Esha Farhan Fatima Gaurav Gayatri Harish Ishaan Isha Jatin Jaya Joel Kabir
  Kamala Karan Kavita Kiran Lakshmi Leela Madhav Manish Maria Meera Mohit Nandini Naveen Neha
  Nikhil Nisha Omkar Pallavi Pooja Pranav Priya Rahul Rajesh Ramesh Ravi Rekha Ritika Rohan Sameer
  Sana Sanjay Shalini Shruti Simran Sneha Sunita Suresh Tanvi Tara Uday Usha Varun Vidya Vikram
  Vinay Yash Zara
`
  .trim()
  .split(/\s+/);

const familyNames = `
  Agarwal Ahmed Banerjee Bhat Bose Chatterjee Chauhan Choudhary Dalal Das Desai Dsouza Fernandes
  Gandhi Ghosh Gupta Hegde Iyer Jain Joshi Kamat Kapoor Khan Kulkarni Kumar Malhotra Mehta Menon
  Mishra Mukherjee Naik Nair Nambiar Patel Patil Pereira Pillai Prabhu Rao Rathore Reddy Roy
  Saxena Sen Shah Sharma Shetty Singh Srinivasan Thomas Varghese Verma Yadav
`
  .trim()
  .split(/\s+/);

const cities = `
  Mumbai Pune Bengaluru Hyderabad Chennai Delhi Gurugram Noida Kolkata Ahmedabad Surat Jaipur
  Lucknow Indore Nagpur Kochi Coimbatore Mysuru Mangaluru Panaji Vadodara Bhopal Chandigarh
  Visakhapatnam Nashik Belagavi
`
  .trim()
  .split(/\s+/);

/** People whose addresses are all different; their addresses and numbers are plainly examples. */
export function inventPeople(random: Random, count: number): Person[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const [given, family] = [random.pick(givenNames), random.pick(familyNames)];
    let email = '';
    for (let number = 1; email === '' || taken.has(email); number += 1) {
      const local = random.weighted([
        [`${given}.${family}`, 6],
        [`${given}${family.slice(0, 1)}`, 2],
        [`${given}.${family}${random.between(70, 99)}`, 2],
      ] as const);
      const host = random.weighted([
        ['example.com', 7],
        ['example.net', 2],
        ['example.org', 1],
      ] as const);
      email = `${local}${number > 3 ? index : ''}@${host}`.toLowerCase();
    }
    taken.add(email);
    const digits = String(random.between(10, 9999)).padStart(4, '0');
    return { name: `${given} ${family}`, email, phone: `+91 98000 0${digits}`, city: random.pick(cities) };
  });
}
